import Profiles

var consents = SubscriptionConsents()
let newsletter = try SubscriptionConsents.Purpose("newsletter")
consents.give(try .init(newsletter, textVersion: "1", contact: "kim@example.com", at: 0))
print(consents.isActive(newsletter), consents)  //> true SubscriptionConsents(redacted)
