Feature: housekeeping-event-stream

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-event-stream.shortest.stream.open.live
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server answers GET v1/hotel_management/housekeeping/changes
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.live

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-event-stream.shortest.stream.offline
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the network is lost
    Then the housekeeping-event-stream is in delivery.delivering + stream.offline

  @2.route.housekeeping
  Scenario: housekeeping-event-stream.shortest.delivery.paused
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When press the button “Pause updates”
    Then the housekeeping-event-stream is in delivery.paused + stream.open.connecting

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-event-stream.shortest.stream.polling
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-event-stream is in delivery.delivering + stream.waiting
    When 10 seconds pass
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-event-stream is in delivery.delivering + stream.waiting
    When 10 seconds pass
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-event-stream is in delivery.delivering + stream.polling

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-event-stream.tour.delivery.delivering-stream.open.connecting
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server answers GET v1/hotel_management/housekeeping/changes
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.live
    When 45 seconds pass
    Then the housekeeping-event-stream is in delivery.delivering + stream.waiting
    When 10 seconds pass
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server answers GET v1/hotel_management/housekeeping/changes
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.live

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @1.manages.housekeeping @7.calls.facility_types.by-property @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-event-stream.tour.delivery.delivering-stream.open.live
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server answers GET v1/hotel_management/housekeeping/changes
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.live
    When press the button “Start cleaning *”
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.live

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-event-stream.tour.delivery.delivering-stream.offline
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the network is lost
    Then the housekeeping-event-stream is in delivery.delivering + stream.offline
    When the network is back
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.connecting

  @2.route.housekeeping
  Scenario: housekeeping-event-stream.tour.delivery.paused-stream.open.connecting
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When press the button “Pause updates”
    Then the housekeeping-event-stream is in delivery.paused + stream.open.connecting
    When press the button “Resume updates”
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.connecting

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-event-stream.tour.delivery.delivering-stream.polling
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-event-stream is in delivery.delivering + stream.waiting
    When 10 seconds pass
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-event-stream is in delivery.delivering + stream.waiting
    When 10 seconds pass
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-event-stream is in delivery.delivering + stream.polling
    When 20 seconds pass
    Then the housekeeping-event-stream is in delivery.delivering + stream.open.connecting

  Scenario: housekeeping-event-stream.tour.delivery.paused-stream.open.connecting.2
    Given the housekeeping-event-stream alone, in delivery.delivering + stream.open.connecting
    When line paused
    Then the housekeeping-event-stream is in delivery.paused + stream.open.connecting
    When rooms owned
    Then the housekeeping-event-stream is in delivery.paused + stream.open.connecting
