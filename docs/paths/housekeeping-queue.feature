Feature: housekeeping-queue

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.shortest.sending
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in sending.calling

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.tour.sending.calling
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in sending.calling
    When in another tab, at /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor: Press the button “* cleaning 103”
    Then the housekeeping-queue is in sending.calling
    When the server answers POST v1/hotel_management/properties/update_room_status
    Then the housekeeping-queue is in sending.calling

  @2.route.housekeeping
  Scenario: housekeeping-queue.tour.sending.awaitingLock
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in sending.awaitingLock
    When in another tab, at /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor: The server answers POST v1/hotel_management/properties/update_room_status
    Then the housekeeping-queue is in idle

  @2.route.housekeeping
  Scenario: housekeeping-queue.shortest.offline
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When the network is lost
    Then the housekeeping-queue is in offline

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.shortest.waiting
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in sending.calling
    When the server refuses POST v1/hotel_management/properties/update_room_status with 503
    Then the housekeeping-queue is in waiting

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.tour.idle
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in sending.calling
    When the server answers POST v1/hotel_management/properties/update_room_status with what this path needs
    Then the housekeeping-queue is in idle
    When press the button “Decide…”, then press the button “Take theirs for 103”
    Then the housekeeping-queue is in idle

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.tour.sending.calling.2
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in sending.calling
    When the server refuses POST v1/hotel_management/properties/update_room_status with 422, then press the button “Close”
    Then the housekeeping-queue is in idle
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in sending.calling
    When the connection breaks during POST v1/hotel_management/properties/update_room_status
    Then the housekeeping-queue is in waiting

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.tour.offline
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When the network is lost
    Then the housekeeping-queue is in offline
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in offline
    When the network is back
    Then the housekeeping-queue is in sending.calling

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.tour.waiting
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in sending.calling
    When the server refuses POST v1/hotel_management/properties/update_room_status with 503
    Then the housekeeping-queue is in waiting
    When press the heading “Housekeeping”, then press the button “* cleaning 103”
    Then the housekeeping-queue is in waiting
    When press the button “Show * change*”, then press the button “Send now”
    Then the housekeeping-queue is in sending.calling
    When the server refuses POST v1/hotel_management/properties/update_room_status with 503
    Then the housekeeping-queue is in waiting
    When 10 seconds pass
    Then the housekeeping-queue is in sending.calling

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.tour.offline.2
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When the network is lost
    Then the housekeeping-queue is in offline
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in offline
    When press the button “Show * change*”, then press the button “Send now”
    Then the housekeeping-queue is in waiting

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-queue.tour.waiting.2
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-queue is in idle
    When the network is lost
    Then the housekeeping-queue is in offline
    When press the button “* cleaning 103”
    Then the housekeeping-queue is in offline
    When press the button “Show * change*”, then press the button “Send now”
    Then the housekeeping-queue is in waiting
    When from here on, POST v1/hotel_management/properties/update_room_status is slow, then the network is back
    Then the housekeeping-queue is in sending.calling

  Scenario: housekeeping-queue.tour.sending.calling.3
    Given the housekeeping-queue alone, in idle
    When change made
    Then the housekeeping-queue is in sending.awaitingLock
    When turn given
    Then the housekeeping-queue is in sending.calling
    When send change failed: timed out
    Then the housekeeping-queue is in idle

  Scenario: housekeeping-queue.tour.sending.calling.4
    Given the housekeeping-queue alone, in idle
    When change made
    Then the housekeeping-queue is in sending.awaitingLock
    When turn given
    Then the housekeeping-queue is in sending.calling
    When kept changed
    Then the housekeeping-queue is in sending.calling
