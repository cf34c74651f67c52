Feature: housekeeping-line

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-line.shortest.stream.open.live
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server answers GET v1/hotel_management/housekeeping/changes
    Then the housekeeping-line is in flow.flowing + stream.open.live

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-line.shortest.stream.offline
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When the network is lost
    Then the housekeeping-line is in flow.flowing + stream.offline

  @2.route.housekeeping
  Scenario: housekeeping-line.shortest.flow.paused
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When press the button “Pause updates”
    Then the housekeeping-line is in flow.paused + stream.open.connecting

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-line.shortest.stream.polling
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-line is in flow.flowing + stream.waiting
    When 10 seconds pass
    Then the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-line is in flow.flowing + stream.waiting
    When 10 seconds pass
    Then the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-line is in flow.flowing + stream.polling

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-line.tour.flow.flowing-stream.open.connecting
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server answers GET v1/hotel_management/housekeeping/changes
    Then the housekeeping-line is in flow.flowing + stream.open.live
    When 45 seconds pass
    Then the housekeeping-line is in flow.flowing + stream.waiting
    When 10 seconds pass
    Then the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server answers GET v1/hotel_management/housekeeping/changes
    Then the housekeeping-line is in flow.flowing + stream.open.live

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @1.manages.housekeeping @7.calls.facility_types.by-property @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-line.tour.flow.flowing-stream.open.live
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server answers GET v1/hotel_management/housekeeping/changes
    Then the housekeeping-line is in flow.flowing + stream.open.live
    When press the button “Start cleaning *”
    Then the housekeeping-line is in flow.flowing + stream.open.live

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-line.tour.flow.flowing-stream.offline
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When the network is lost
    Then the housekeeping-line is in flow.flowing + stream.offline
    When the network is back
    Then the housekeeping-line is in flow.flowing + stream.open.connecting

  @2.route.housekeeping
  Scenario: housekeeping-line.tour.flow.paused-stream.open.connecting
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When press the button “Pause updates”
    Then the housekeeping-line is in flow.paused + stream.open.connecting
    When press the button “Resume updates”
    Then the housekeeping-line is in flow.flowing + stream.open.connecting

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-line.tour.flow.flowing-stream.polling
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=10 is open, so that the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-line is in flow.flowing + stream.waiting
    When 10 seconds pass
    Then the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-line is in flow.flowing + stream.waiting
    When 10 seconds pass
    Then the housekeeping-line is in flow.flowing + stream.open.connecting
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503
    Then the housekeeping-line is in flow.flowing + stream.polling
    When 20 seconds pass
    Then the housekeeping-line is in flow.flowing + stream.open.connecting

  Scenario: housekeeping-line.tour.flow.paused-stream.open.connecting.2
    Given the housekeeping-line alone, in flow.flowing + stream.open.connecting
    When line paused
    Then the housekeeping-line is in flow.paused + stream.open.connecting
    When rooms owned
    Then the housekeeping-line is in flow.paused + stream.open.connecting
