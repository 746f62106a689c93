package import Essentials

#if !hasFeature(Embedded)
extension RegistrationMessages: MessageTable, Codable {
  /// Decodes a table; a text without an entry, or with an unknown slot, is the English one.
  public init(from decoder: any Decoder) throws { try self.init(tableFrom: decoder) }

  /// Encodes all texts by the names of their properties.
  public func encode(to encoder: any Encoder) throws { try encodeTable(to: encoder) }

  package mutating func pass(through entries: inout MessageEntries) {
    entries.table("refusals", &refusals)
    entries.table("fields", &fields)
    entries.table("lines", &lines)
    entries.table("mails", &mails)
    entries.text("registeredOne", &registeredOne, "seats")
    entries.text("registeredMany", &registeredMany, "seats")
    entries.text("waitlisted", &waitlisted)
    entries.text("held", &held)
    entries.text("done", &done)
    entries.text("overlaps", &overlaps)
    entries.text("overlapsWaiting", &overlapsWaiting)
    entries.text("drafted", &drafted)
    entries.text("edited", &edited)
    entries.text("draftDeleted", &draftDeleted)
    entries.text("published", &published)
    entries.text("capacitySet", &capacitySet)
    entries.text("overfillSet", &overfillSet)
    entries.text("familySeated", &familySeated)
    entries.text("rescheduled", &rescheduled)
    entries.text("windowSet", &windowSet)
    entries.text("waitlistSet", &waitlistSet)
    entries.text("closed", &closed)
    entries.text("reopened", &reopened)
    entries.text("eventCancelled", &eventCancelled)
    entries.text("attendanceMarked", &attendanceMarked)
    entries.text("released", &released)
    entries.text("cancelled", &cancelled)
    entries.text("leftWaitlist", &leftWaitlist)
    entries.text("offerDeclined", &offerDeclined)
    entries.text("transferred", &transferred)
  }
}

extension RegistrationMessages.Refusals: MessageTable, Codable {
  /// Decodes a table; a text without an entry, or with an unknown slot, is the English one.
  public init(from decoder: any Decoder) throws { try self.init(tableFrom: decoder) }

  /// Encodes all texts by the names of their properties.
  public func encode(to encoder: any Encoder) throws { try encodeTable(to: encoder) }

  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("unnamedChild", &unnamedChild)
    entries.text("ageNotAllowed", &ageNotAllowed)
    entries.text("ageNotAllowedOne", &ageNotAllowedOne, "oldest")
    entries.text("ageNotAllowedFrom", &ageNotAllowedFrom, "oldest")
    entries.text("ageNotAllowedUpTo", &ageNotAllowedUpTo, "youngest")
    entries.text("ageNotAllowedOnDay", &ageNotAllowedOnDay)
    entries.text("birthDateMissing", &birthDateMissing)
    entries.text("consentMissingOne", &consentMissingOne)
    entries.text("consentMissingMany", &consentMissingMany)
    entries.text("answerMissing", &answerMissing)
    entries.text("answerNotValid", &answerNotValid)
    entries.text("unnamedQuestion", &unnamedQuestion)
    entries.text("alreadyRegistered", &alreadyRegistered)
    entries.text("alreadyWaiting", &alreadyWaiting)
    entries.text("alreadyHeld", &alreadyHeld)
    entries.text("alreadyOffered", &alreadyOffered)
    entries.text("notRegistered", &notRegistered)
    entries.text("notWaiting", &notWaiting)
    entries.text("notHeld", &notHeld)
    entries.text("notOffered", &notOffered)
    entries.text("reasonSeparator", &reasonSeparator)
    entries.text("partyExceedsCapacity", &partyExceedsCapacity)
    entries.text("guardianSeatsReachedOne", &guardianSeatsReachedOne)
    entries.text("guardianSeatsReachedMany", &guardianSeatsReachedMany)
    entries.text("guardianHoldsReachedOne", &guardianHoldsReachedOne)
    entries.text("guardianHoldsReachedMany", &guardianHoldsReachedMany)
    entries.text("guardianHoldTooSoon", &guardianHoldTooSoon)
    entries.text("full", &full, "available")
    entries.text("fullWithWaitlist", &fullWithWaitlist, "available")
    entries.text("fullCanWait", &fullCanWait, "available")
    entries.text("tooFewOne", &tooFewOne)
    entries.text("tooFewMany", &tooFewMany)
    entries.text("tooFewOneWithWaitlist", &tooFewOneWithWaitlist)
    entries.text("tooFewManyWithWaitlist", &tooFewManyWithWaitlist)
    entries.text("tooFewOneCanWait", &tooFewOneCanWait)
    entries.text("tooFewManyCanWait", &tooFewManyCanWait)
    entries.text("partySizeOne", &partySizeOne, "minimum")
    entries.text("partySizeMany", &partySizeMany)
    entries.text("capacityBelowCommittedOne", &capacityBelowCommittedOne)
    entries.text("capacityBelowCommittedMany", &capacityBelowCommittedMany)
    entries.text("unknownEvent", &unknownEvent)
    entries.text("eventExists", &eventExists)
    entries.text("notPublished", &notPublished)
    entries.text("alreadyPublished", &alreadyPublished)
    entries.text("eventCancelled", &eventCancelled)
    entries.text("eventEnded", &eventEnded)
    entries.text("attendanceTooEarly", &attendanceTooEarly)
    entries.text("notOpenYet", &notOpenYet)
    entries.text("registrationClosed", &registrationClosed)
    entries.text("cancellationTooLate", &cancellationTooLate)
    entries.text("transferNotAllowed", &transferNotAllowed)
    entries.text("requestReused", &requestReused)
    entries.text("requestTooOld", &requestTooOld)
    entries.text("forbiddenToOthersThanParents", &forbiddenToOthersThanParents)
    entries.text("forbiddenToOthersThanProvider", &forbiddenToOthersThanProvider)
    entries.text("forbiddenToOthersThanAdmins", &forbiddenToOthersThanAdmins)
    entries.text("versionConflict", &versionConflict)
    entries.text("spotsExpired", &spotsExpired, "expired")
    entries.text("familiesMovedUp", &familiesMovedUp, "expired", "promoted")
    entries.text("eventQuotaReachedOne", &eventQuotaReachedOne)
    entries.text("eventQuotaReachedMany", &eventQuotaReachedMany)
    entries.text("tooManySeats", &tooManySeats)
    entries.text("tooManyChildren", &tooManyChildren)
    entries.text("malformed", &malformed)
    entries.text("problemSeparator", &problemSeparator)
    entries.text("timeOutOfRange", &timeOutOfRange)
    entries.text("firstMadeOutOfRange", &firstMadeOutOfRange)
    entries.text("duplicateChild", &duplicateChild)
    entries.text("reasonTooLong", &reasonTooLong)
    entries.text("reasonMissing", &reasonMissing)
    entries.text("unknownSession", &unknownSession)
    entries.text("tooManyGuardians", &tooManyGuardians)
    entries.text("newerVersion", &newerVersion)
    entries.text("participation", &participation)
    entries.text("emergencyCare", &emergencyCare)
    entries.text("photography", &photography)
    entries.text("healthData", &healthData)
    entries.text("otherConsent", &otherConsent)
    entries.text("consentSeparator", &consentSeparator)
    entries.text("basic", &basic)
    entries.text("gold", &gold)
    entries.text("platinum", &platinum)
  }
}

extension RegistrationMessages.EventLines: MessageTable, Codable {
  /// Decodes a table; a text without an entry, or with an unknown slot, is the English one.
  public init(from decoder: any Decoder) throws { try self.init(tableFrom: decoder) }

  /// Encodes all texts by the names of their properties.
  public func encode(to encoder: any Encoder) throws { try encodeTable(to: encoder) }

  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("titleLabel", &titleLabel)
    entries.text("summaryLabel", &summaryLabel)
    entries.text("whenLabel", &whenLabel)
    entries.text("furtherSessionsLabel", &furtherSessionsLabel)
    entries.text("placeLabel", &placeLabel)
    entries.text("spotsLabel", &spotsLabel)
    entries.text("feeLabel", &feeLabel)
    entries.text("agesLabel", &agesLabel)
    entries.text("flagsLabel", &flagsLabel)
    entries.text("consentsLabel", &consentsLabel)
    entries.text("questionsLabel", &questionsLabel)
    entries.text("partySizeLabel", &partySizeLabel)
    entries.text("guardianSeatsLabel", &guardianSeatsLabel)
    entries.text("guardianHoldsLabel", &guardianHoldsLabel)
    entries.text("coolDownLabel", &coolDownLabel)
    entries.text("opensLabel", &opensLabel)
    entries.text("closesLabel", &closesLabel)
    entries.text("cancellationLabel", &cancellationLabel)
    entries.text("transferLabel", &transferLabel)
    entries.text("holdLabel", &holdLabel)
    entries.text("waitlistLabel", &waitlistLabel)
    entries.text("offerLabel", &offerLabel)
    entries.text("whenOneDay", &whenOneDay)
    entries.text("whenUntilMidnight", &whenUntilMidnight)
    entries.text("whenManyDays", &whenManyDays)
    entries.text("whenManyDaysUntilMidnight", &whenManyDaysUntilMidnight)
    entries.text("whenOneMore", &whenOneMore)
    entries.text("whenMany", &whenMany)
    entries.text("sessionSeparator", &sessionSeparator)
    entries.text("sessionLine", &sessionLine)
    entries.text("namedPlace", &namedPlace)
    entries.text("place", &place)
    entries.text("placeSeparator", &placeSeparator)
    entries.text("online", &online)
    entries.text("spots", &spots)
    entries.text("everyAge", &everyAge)
    entries.text("oneAge", &oneAge)
    entries.text("ageRange", &ageRange)
    entries.text("fromAge", &fromAge)
    entries.text("upToAge", &upToAge)
    entries.text("agesOnDay", &agesOnDay)
    entries.text("partySize", &partySize)
    entries.text("guardianLimit", &guardianLimit)
    entries.text("transferAllowed", &transferAllowed)
    entries.text("noWaitlist", &noWaitlist)
    entries.text("waitlistOne", &waitlistOne)
    entries.text("waitlistMany", &waitlistMany)
    entries.text("waitlistStaysOpen", &waitlistStaysOpen)
    entries.text("allergies", &allergies)
    entries.text("emergencyContact", &emergencyContact)
    entries.text("authorizedPickup", &authorizedPickup)
    entries.text("questionSeparator", &questionSeparator)
    entries.text("covidSafe", &covidSafe)
    entries.text("notCovidSafe", &notCovidSafe)
    entries.text("outdoors", &outdoors)
    entries.text("wheelchairAccessible", &wheelchairAccessible)
    entries.text("freeOfCharge", &freeOfCharge)
    entries.text("mealsIncluded", &mealsIncluded)
    entries.text("sensoryFriendly", &sensoryFriendly)
    entries.text("parentsStay", &parentsStay)
    entries.text("flagSeparator", &flagSeparator)
    entries.text("oneSecond", &oneSecond)
    entries.text("manySeconds", &manySeconds)
    entries.text("oneMinute", &oneMinute)
    entries.text("manyMinutes", &manyMinutes)
    entries.text("oneHour", &oneHour)
    entries.text("manyHours", &manyHours)
    entries.text("oneDay", &oneDay)
    entries.text("manyDays", &manyDays)
  }
}

extension RegistrationMessages.Fields: MessageTable, Codable {
  /// Decodes a table; a text without an entry, or with an unknown slot, is the English one.
  public init(from decoder: any Decoder) throws { try self.init(tableFrom: decoder) }

  /// Encodes all texts by the names of their properties.
  public func encode(to encoder: any Encoder) throws { try encodeTable(to: encoder) }

  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("title", &title)
    entries.text("summary", &summary)
    entries.text("date", &date)
    entries.text("startTime", &startTime)
    entries.text("end", &end)
    entries.text("utcOffset", &utcOffset)
    entries.text("venueName", &venueName)
    entries.text("address", &address)
    entries.text("city", &city)
    entries.text("country", &country)
    entries.text("state", &state)
    entries.text("zipCode", &zipCode)
    entries.text("region", &region)
    entries.text("postalCode", &postalCode)
    entries.text("capacity", &capacity)
    entries.text("covidSafe", &covidSafe)
    entries.text("youngestAge", &youngestAge)
    entries.text("oldestAge", &oldestAge)
    entries.text("maximumPartySize", &maximumPartySize)
    entries.text("holdSeconds", &holdSeconds)
    entries.text("opens", &opens)
    entries.text("closes", &closes)
    entries.text("cancellationNotice", &cancellationNotice)
    entries.text("waitlistLimit", &waitlistLimit)
    entries.text("maximumOvertakings", &maximumOvertakings)
    entries.text("offerSeconds", &offerSeconds)
    entries.text("promotionNotice", &promotionNotice)
    entries.text("promotionCutoff", &promotionCutoff)
    entries.text("poster", &poster)
    entries.text("questions", &questions)
    entries.text("furtherSessions", &furtherSessions)
    entries.text("missing", &missing)
    entries.text("tooLong", &tooLong)
    entries.text("notFiveDigits", &notFiveDigits)
    entries.text("notTwoLetters", &notTwoLetters)
    entries.text("notACountryCode", &notACountryCode)
    entries.text("negative", &negative)
    entries.text("tooLarge", &tooLarge)
    entries.text("outOfRange", &outOfRange)
    entries.text("endNotAfterStart", &endNotAfterStart)
    entries.text("outsideCalendar", &outsideCalendar)
    entries.text("oldestBelowYoungest", &oldestBelowYoungest)
    entries.text("closesNotAfterOpening", &closesNotAfterOpening)
    entries.text("repeated", &repeated)
    entries.text("beforeEndOfPrevious", &beforeEndOfPrevious)
    entries.text("notInFuture", &notInFuture)
    entries.text("notBeforeRegistrationEnds", &notBeforeRegistrationEnds)
  }
}

extension RegistrationMessages.Mails: MessageTable, Codable {
  /// Decodes a table; a text without an entry, or with an unknown slot, is the English one.
  public init(from decoder: any Decoder) throws { try self.init(tableFrom: decoder) }

  /// Encodes all texts by the names of their properties.
  public func encode(to encoder: any Encoder) throws { try encodeTable(to: encoder) }

  package mutating func pass(through entries: inout MessageEntries) {
    entries.mail("registered", &registered)
    entries.text("joinOnline", &joinOnline)
    entries.mail("waitlisted", &waitlisted)
    entries.mail("promoted", &promoted)
    entries.mail("movedToWaitlist", &movedToWaitlist)
    entries.mail("offered", &offered)
    entries.mail("offerExpired", &offerExpired)
    entries.mail("cancelledByParent", &cancelledByParent)
    entries.mail("cancelledByProvider", &cancelledByProvider)
    entries.mail("passedOn", &passedOn)
    entries.mail("eventPublished", &eventPublished)
    entries.mail("eventChanged", &eventChanged)
    entries.mail("eventCancelled", &eventCancelled)
    entries.mail("eventCancelledWithoutReason", &eventCancelledWithoutReason)
    entries.mail("registeredToProvider", &registeredToProvider)
    entries.mail("waitlistedToProvider", &waitlistedToProvider)
    entries.mail("promotedToProvider", &promotedToProvider)
    entries.mail("movedToWaitlistToProvider", &movedToWaitlistToProvider)
    entries.mail("offeredToProvider", &offeredToProvider)
    entries.mail("offerExpiredToProvider", &offerExpiredToProvider)
    entries.mail("cancelledByParentToProvider", &cancelledByParentToProvider)
    entries.mail("cancelledByProviderToProvider", &cancelledByProviderToProvider)
    entries.mail("passedOnToProvider", &passedOnToProvider)
    entries.mail("eventPublishedToProvider", &eventPublishedToProvider)
    entries.mail("eventChangedToProvider", &eventChangedToProvider)
    entries.mail("eventCancelledToProvider", &eventCancelledToProvider)
    entries.mail("eventCancelledWithoutReasonToProvider", &eventCancelledWithoutReasonToProvider)
  }
}

extension MessageEntries {
  /// Passes the subject and the body of a mail, in which a slot that the occasion does not have is empty.
  fileprivate mutating func mail(_ key: String, _ mail: inout RegistrationMail.Template) {
    nested(key) { entries in
      entries.text(
        "subject", &mail.subject, "title", "summary", "when", "sessions", "place", "available",
        "capacity", "seats", "position", "until", "reason")
      entries.text(
        "body", &mail.body, "title", "summary", "when", "sessions", "place", "available",
        "capacity", "seats", "position", "until", "reason")
    }
  }
}
#endif
