/// The parts that several English mails share.
extension RegistrationMessages.Mails {
  /// The event, in every English mail.
  static let facts = """
    {title}
    When: {when}{sessions}
    Where: {place}
    """

  static let pleaseCancel =
    "If you cannot come, please cancel, so that another family can have your spot."

  static let sorryCanceled = """
    We are sorry: this event has been canceled, and with it your registration or your place on the \
    waiting list. You do not need to do anything.
    """

  static let yoursIsCanceled = """
    Your event has been canceled. We are letting all registered and waiting families know.
    """

  static let noRoomYet = """
    There are not enough free spots right now, so you are on the waiting list. We will write \
    to you if a spot opens up.
    """

  static let spotOpenedUp = """
    Good news: a spot opened up. You are no longer on the waiting list; you are registered for \
    the event.
    """

  static let fewerSpots = """
    We are sorry: the event now has fewer spots, so you are back on the waiting list, near the \
    front. We will write to you if a spot opens up.
    """

  static let spotOffered = """
    Good news: a spot opened up for you. Please accept it by {until}. After that, it goes to \
    the next family.
    """

  static let offerOver = """
    The time to accept your offer is over, and you are no longer on the waiting list. If you \
    still want to come, please register again.
    """
}
