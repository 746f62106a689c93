/// The JSON of the values of ``SampleFacts`` and ``SampleValues``, one a line, keys sorted.
enum GoldenJSON {
  static let changes = #"""
    {"details":{"capacity":12,"end":"2026-03-07T11:00","flags":["covidSafe","outdoors"],"policy":{"allowsTransfer":true,"cancellationNotice":86400,"holdSeconds":600,"maximumPartySize":4,"oldestAge":10,"requiredConsents":["participation","emergencyCare"],"waitlist":{"cutoff":0,"fit":{"kind":"firstFit","maximumOvertakings":3},"limit":20,"promotion":{"kind":"offer","seconds":3600}},"window":{"closes":1772000000,"opens":1769000000},"youngestAge":6},"start":"2026-03-07T09:30","summary":"Ball games: été","title":"Soccer","utcOffset":-25200,"venue":{"address":"2605 N 15th Ave","city":"Phoenix","name":"Encanto Park","state":"AZ","zipCode":"85007"}},"kind":"drafted","owner":"00000000-0000-000A-0000-000000000009"}
    {"details":{"capacity":0,"end":"2027-01-01T01:00","flags":[],"policy":{"allowsTransfer":false,"holdSeconds":900,"maximumPartySize":6,"requiredConsents":[],"waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":0,"promotion":{"kind":"automatic"}},"window":{}},"start":"2026-12-31T22:00","summary":"For all","title":"Chess","utcOffset":0,"venue":{"address":"1 Main St","city":"Ajo","name":"","state":"AZ","zipCode":"00501"}},"kind":"edited"}
    {"kind":"published"}
    {"from":12,"kind":"capacityChanged","to":2147483647}
    {"end":"2026-03-08T11:30","kind":"rescheduled","start":"2026-03-08T10:00","utcOffset":-25200}
    {"kind":"windowChanged","window":{"closes":1772000000}}
    {"kind":"waitlistChanged","waitlist":{"cutoff":0,"fit":{"kind":"firstFit"},"limit":5,"promotion":{"kind":"automatic"}}}
    {"kind":"closed"}
    {"kind":"reopened"}
    {"kind":"eventCancelled","reason":"Rain ☔"}
    {"attended":true,"child":"00000000-0000-000C-0000-000000000001","kind":"attendanceMarked"}
    {"kind":"held","party":{"attendees":[{"consents":["participation","photography"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"},{"consents":[],"id":"00000000-0000-000C-0000-000000000002"}],"registeredBy":"00000000-0000-000A-0000-000000000001"},"until":1770000900}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"holdExpired"}
    {"children":["00000000-0000-000C-0000-000000000003"],"kind":"holdReleased"}
    {"kind":"registered","party":{"attendees":[{"consents":["participation","photography"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"},{"consents":[],"id":"00000000-0000-000C-0000-000000000002"}],"registeredBy":"00000000-0000-000A-0000-000000000001"}}
    {"kind":"waitlisted","party":{"attendees":[{"consents":["participation","photography"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"},{"consents":[],"id":"00000000-0000-000C-0000-000000000002"}],"registeredBy":"00000000-0000-000A-0000-000000000001"},"position":3}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"from":"waitlist","kind":"seated"}
    {"children":["00000000-0000-000C-0000-000000000003"],"kind":"leftWaitlist"}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"movedToWaitlist"}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"offered","until":1770003600}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"offerExpired"}
    {"children":["00000000-0000-000C-0000-000000000003"],"kind":"offerDeclined"}
    {"by":"eventCancellation","children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"registrationCancelled"}
    {"by":"00000000-0000-000A-0000-000000000002","from":"00000000-0000-000C-0000-000000000001","kind":"transferred","to":{"consents":["participation","emergencyCare","photography","healthData"],"id":"00000000-0000-000C-0000-000000000004"}}
    {"by":"00000000-0000-000A-0000-000000000009","from":0,"kind":"overfilled","reason":"A sister","to":2}
    {"kind":"noted"}
    {"kind":"draftDeleted"}
    """#

  static let facts = #"""
    {"cause":{"commandDigest":"0123456789abcdef","request":"00000000-0000-0001-0000-000000000002"},"change":{"kind":"published"},"event":"00112233-4455-6677-8899-AABBCCDDEEFF","time":1770000000,"version":7}
    {"cause":{"commandDigest":"0123456789abcdef","request":"00000000-0000-0001-0000-000000000002"},"change":{"from":12,"kind":"capacityChanged","to":2147483647},"event":"00112233-4455-6677-8899-AABBCCDDEEFF","time":1770000000,"version":7}
    {"change":{"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"holdExpired"},"event":"00112233-4455-6677-8899-AABBCCDDEEFF","time":1770000000,"version":7}
    """#

  static let accountFacts = #"""
    {"change":{"kind":"planSet","plan":"gold","utcOffset":-25200},"provider":"00000000-0000-000A-0000-000000000009","time":1770000000,"version":3}
    {"change":{"event":"00112233-4455-6677-8899-AABBCCDDEEFF","kind":"slotClaimed","year":2026},"provider":"00000000-0000-000A-0000-000000000009","time":1770000000,"version":3}
    {"change":{"event":"00112233-4455-6677-8899-AABBCCDDEEFF","kind":"slotReleased"},"provider":"00000000-0000-000A-0000-000000000009","time":1770000000,"version":3}
    """#

  static let submissions = #"""
    {"command":{"details":{"capacity":0,"end":"2027-01-01T01:00","flags":[],"policy":{"allowsTransfer":false,"holdSeconds":900,"maximumPartySize":6,"requiredConsents":[],"waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":0,"promotion":{"kind":"automatic"}},"window":{}},"start":"2026-12-31T22:00","summary":"For all","title":"Chess","utcOffset":0,"venue":{"address":"1 Main St","city":"Ajo","name":"","state":"AZ","zipCode":"00501"}},"kind":"draft"},"event":"00000000-0000-0005-0000-000000000006","request":{"id":"00000000-0000-0001-0000-000000000002","requester":{"person":"00000000-0000-000A-0000-000000000009","role":"provider"},"time":1770000000}}
    {"command":{"details":{"capacity":0,"end":"2027-01-01T01:00","flags":[],"policy":{"allowsTransfer":false,"holdSeconds":900,"maximumPartySize":6,"requiredConsents":[],"waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":0,"promotion":{"kind":"automatic"}},"window":{}},"start":"2026-12-31T22:00","summary":"For all","title":"Chess","utcOffset":0,"venue":{"address":"1 Main St","city":"Ajo","name":"","state":"AZ","zipCode":"00501"}},"kind":"edit"},"event":"00000000-0000-0005-0000-000000000006","request":{"id":"00000000-0000-0001-0000-000000000002","requester":{"person":"00000000-0000-000A-0000-000000000009","role":"provider"},"time":1770000000}}
    {"command":{"kind":"publish"},"event":"00000000-0000-0005-0000-000000000006","request":{"id":"00000000-0000-0001-0000-000000000002","requester":{"person":"00000000-0000-000A-0000-000000000009","role":"provider"},"time":1770000000}}
    """#

  static let commands = #"""
    {"details":{"capacity":0,"end":"2027-01-01T01:00","flags":[],"policy":{"allowsTransfer":false,"holdSeconds":900,"maximumPartySize":6,"requiredConsents":[],"waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":0,"promotion":{"kind":"automatic"}},"window":{}},"start":"2026-12-31T22:00","summary":"For all","title":"Chess","utcOffset":0,"venue":{"address":"1 Main St","city":"Ajo","name":"","state":"AZ","zipCode":"00501"}},"kind":"draft"}
    {"details":{"capacity":0,"end":"2027-01-01T01:00","flags":[],"policy":{"allowsTransfer":false,"holdSeconds":900,"maximumPartySize":6,"requiredConsents":[],"waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":0,"promotion":{"kind":"automatic"}},"window":{}},"start":"2026-12-31T22:00","summary":"For all","title":"Chess","utcOffset":0,"venue":{"address":"1 Main St","city":"Ajo","name":"","state":"AZ","zipCode":"00501"}},"kind":"edit"}
    {"kind":"publish"}
    {"capacity":20,"ifBelow":"refuse","kind":"setCapacity"}
    {"capacity":5,"ifBelow":"moveLastToWaitlist","kind":"setCapacity"}
    {"end":"2027-01-01T01:00","kind":"reschedule","start":"2026-12-31T22:00","utcOffset":3600}
    {"kind":"setWindow","window":{"opens":1769000000}}
    {"kind":"setWaitlist","waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":5,"promotion":{"kind":"automatic"}}}
    {"kind":"close"}
    {"kind":"reopen"}
    {"kind":"cancelEvent","reason":"Rain"}
    {"attended":false,"child":"00000000-0000-000C-0000-000000000001","kind":"markAttendance"}
    {"children":[{"birthDate":"2019-05-04","consents":["participation"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"},{"consents":[],"id":"00000000-0000-000C-0000-000000000002"}],"kind":"hold"}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"confirm"}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"release"}
    {"children":[{"consents":[],"id":"00000000-0000-000C-0000-000000000002"}],"joinWaitlist":true,"kind":"register"}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"cancel"}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"leaveWaitlist"}
    {"children":["00000000-0000-000C-0000-000000000001","00000000-0000-000C-0000-000000000002"],"kind":"acceptOffer"}
    {"children":[],"kind":"declineOffer"}
    {"from":"00000000-0000-000C-0000-000000000002","kind":"transfer","to":{"birthDate":"2019-05-04","consents":["participation"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"}}
    {"kind":"setOverfill","reason":"A sister","seats":2}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"seatFromWaitlist","reason":"A sister"}
    {"kind":"deleteDraft"}
    {"end":"2027-01-01T01:00","furtherOffsets":[0,-3600],"kind":"reschedule","start":"2026-12-31T22:00","utcOffset":3600}
    """#

  static let refusals = #"""
    {"kind":"requestReused","request":"00000000-0000-0001-0000-000000000002"}
    {"kind":"malformed","problems":[{"kind":"timeOutOfRange"},{"kind":"firstMadeOutOfRange"},{"kind":"duplicateChild"},{"kind":"reasonTooLong"},{"kind":"reasonMissing"},{"kind":"field","problem":{"field":"capacity","problem":"negative"}}]}
    {"at":1770000000,"kind":"requestTooOld"}
    {"event":"00112233-4455-6677-8899-AABBCCDDEEFF","kind":"unknownEvent"}
    {"event":"00112233-4455-6677-8899-AABBCCDDEEFF","kind":"eventExists"}
    {"kind":"forbidden","required":"provider"}
    {"kind":"versionConflict","version":18446744073709551615}
    {"expired":2,"kind":"changedByTime","promoted":1,"version":9}
    {"kind":"notPublished"}
    {"kind":"alreadyPublished"}
    {"kind":"eventCancelled"}
    {"at":1772000000,"kind":"eventEnded"}
    {"kind":"partySizeOutOfRange","maximum":6,"minimum":1}
    {"at":1769000000,"kind":"notOpenYet"}
    {"at":1772000000,"kind":"registrationClosed"}
    {"age":11,"child":"00000000-0000-000C-0000-000000000001","kind":"ageNotAllowed","maximum":10,"minimum":6}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"birthDateMissing"}
    {"child":"00000000-0000-000C-0000-000000000001","consents":["emergencyCare"],"kind":"consentMissing"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"answerMissing","question":"00000000-0000-000E-0000-000000000001"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"answerNotValid","question":"00000000-0000-000E-0000-000000000002"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"alreadyRegistered"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"alreadyWaiting"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"alreadyHeld"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"alreadyOffered"}
    {"kind":"severalReasons","reasons":[{"child":"00000000-0000-000C-0000-000000000001","kind":"birthDateMissing"},{"child":"00000000-0000-000C-0000-000000000002","kind":"alreadyHeld"}]}
    {"kind":"partyExceedsCapacity","seats":2}
    {"kind":"guardianSeatsReached","limit":4,"used":3}
    {"kind":"guardianHoldsReached","limit":2,"used":1}
    {"at":1771000000,"kind":"guardianHoldTooSoon"}
    {"kind":"full","seats":1,"waitlist":"none"}
    {"kind":"full","seats":0,"waitlist":"full"}
    {"kind":"full","seats":3,"waitlist":"notWanted"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"notRegistered"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"notWaiting"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"notHeld"}
    {"child":"00000000-0000-000C-0000-000000000001","kind":"notOffered"}
    {"at":1771000000,"kind":"cancellationTooLate"}
    {"kind":"transferNotAllowed"}
    {"kind":"capacityBelowCommitted","seats":7}
    {"kind":"eventQuotaReached","limit":10,"plan":"basic","used":10,"year":2026}
    {"kind":"limitExceeded","of":"seats"}
    {"kind":"limitExceeded","of":"children"}
    {"at":1772000000,"kind":"attendanceTooEarly"}
    {"kind":"malformed","problems":[{"kind":"unknownSession"},{"kind":"tooManyGuardians"},{"kind":"newerVersion"}]}
    """#

  static let outcomes = #"""
    {"kind":"registered","seats":2}
    {"kind":"waitlisted","position":3}
    {"kind":"held","until":1770000900}
    {"kind":"done"}
    {"kind":"refused","refusal":{"kind":"notPublished"}}
    """#

  static let statuses = #"""
    {"kind":"draft"}
    {"kind":"published"}
    {"at":1770000000,"kind":"closed"}
    {"kind":"cancelled","reason":"Rain"}
    """#

  static let registrations = #"""
    {"attended":true,"attendee":{"consents":["participation"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"},"registeredBy":"00000000-0000-000A-0000-000000000001","status":{"kind":"registered"}}
    {"attendee":{"consents":["participation"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"},"registeredBy":"00000000-0000-000A-0000-000000000001","status":{"kind":"waiting","position":3}}
    {"attendee":{"consents":["participation"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"},"registeredBy":"00000000-0000-000A-0000-000000000001","status":{"kind":"held","until":1770000900}}
    {"attendee":{"consents":["participation"],"guardian":"00000000-0000-000A-0000-000000000002","id":"00000000-0000-000C-0000-000000000001"},"registeredBy":"00000000-0000-000A-0000-000000000001","status":{"kind":"offered","until":1770003600}}
    """#

  static let seats = #"""
    {"capacity":20,"held":2,"offered":1,"taken":12,"waiting":3}
    """#

  static let record = #"""
    {"details":{"capacity":0,"end":"2027-01-01T01:00","flags":[],"policy":{"allowsTransfer":false,"holdSeconds":900,"maximumPartySize":6,"requiredConsents":[],"waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":0,"promotion":{"kind":"automatic"}},"window":{}},"start":"2026-12-31T22:00","summary":"For all","title":"Chess","utcOffset":0,"venue":{"address":"1 Main St","city":"Ajo","name":"","state":"AZ","zipCode":"00501"}},"id":"00112233-4455-6677-8899-AABBCCDDEEFF","owner":"00000000-0000-000A-0000-000000000009","seats":{"capacity":0,"held":0,"offered":0,"taken":0,"waiting":2},"status":{"kind":"published"},"version":7}
    """#

  static let answers = #"""
    {"isReplay":false,"outcome":{"kind":"done"},"request":"00000000-0000-0001-0000-000000000002","version":7}
    {"isReplay":true,"outcome":{"kind":"registered","seats":2},"request":"00000000-0000-0001-0000-000000000002","version":8}
    """#
}
