Feature: housekeeping-rooms

  @2.route.housekeeping
  Scenario: housekeeping-rooms.shortest.failed
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping-rooms is in loading
    When the server refuses GET v1/hotel_management/properties/facilities with 403
    Then the housekeeping-rooms is in failed

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @2.route.housekeeping
  Scenario: housekeeping-rooms.shortest.rereading
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping-rooms is in loading
    When the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping-rooms is in idle
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the housekeeping-rooms is in gathering
    When 250 milliseconds pass
    Then the housekeeping-rooms is in rereading

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-rooms.tour.loading
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping-rooms is in loading
    When the server refuses GET v1/hotel_management/properties/facilities with 500
    Then the housekeeping-rooms is in failed
    When press the button “Retry”
    Then the housekeeping-rooms is in loading
    When 10 seconds pass
    Then the housekeeping-rooms is in loading
    When 10 seconds pass, then press the button “Ask again”
    Then the housekeeping-rooms is in loading

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-rooms.tour.failed
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping-rooms is in loading
    When the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping-rooms is in idle
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the housekeeping-rooms is in gathering
    When 250 milliseconds pass
    Then the housekeeping-rooms is in rereading
    When the server refuses GET v1/hotel_management/properties/facilities with 403
    Then the housekeeping-rooms is in failed
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the housekeeping-rooms is in loading

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @2.route.housekeeping
  Scenario: housekeeping-rooms.tour.rereading
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping-rooms is in loading
    When the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping-rooms is in idle
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the housekeeping-rooms is in gathering
    When 250 milliseconds pass
    Then the housekeeping-rooms is in rereading
    When the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping-rooms is in idle
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the housekeeping-rooms is in gathering
    When 250 milliseconds pass
    Then the housekeeping-rooms is in rereading
    When the server refuses GET v1/hotel_management/properties/facilities with 500
    Then the housekeeping-rooms is in failed

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping
  Scenario: housekeeping-rooms.tour.idle
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-rooms is in idle
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503, then press the button “Pause updates”
    Then the housekeeping-rooms is in idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @1.manages.housekeeping @7.calls.facility_types.by-property @7.calls.facilities.update-room-status @2.route.housekeeping
  Scenario: housekeeping-rooms.tour.gathering
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping-rooms is in idle
    When the server refuses GET v1/hotel_management/housekeeping/changes with 503, then press the button “Pause updates”
    Then the housekeeping-rooms is in idle
    When a second passes, then the server answers GET v1/hotel_management/housekeeping/changes, then press the button “Start cleaning 103”
    Then the housekeeping-rooms is in gathering
    When from here on, GET v1/hotel_management/properties/facilities is slow, then press the button “Resume updates”
    Then the housekeeping-rooms is in loading

  Scenario: housekeeping-rooms.tour.idle.2
    Given the housekeeping-rooms alone, in idle
    When rooms told (1)
    Then the housekeeping-rooms is in loading

  Scenario: housekeeping-rooms.tour.loading.2
    Given the housekeeping-rooms alone, in idle
    When rooms told (1)
    Then the housekeeping-rooms is in loading
    When fetch house failed: timed out
    Then the housekeeping-rooms is in failed
    When rooms told (1)
    Then the housekeeping-rooms is in loading
    When fetch house failed: no connection
    Then the housekeeping-rooms is in failed

  Scenario: housekeeping-rooms.tour.rereading.2
    Given the housekeeping-rooms alone, in idle
    When rooms told (1)
    Then the housekeeping-rooms is in loading
    When fetch house done
    Then the housekeeping-rooms is in idle
    When rooms told (2)
    Then the housekeeping-rooms is in gathering
    When after batchDelay
    Then the housekeeping-rooms is in rereading
    When fetch some failed: timed out
    Then the housekeeping-rooms is in failed
    When rooms told (1)
    Then the housekeeping-rooms is in loading
    When fetch house done
    Then the housekeeping-rooms is in idle
    When rooms told (2)
    Then the housekeeping-rooms is in gathering
    When after batchDelay
    Then the housekeeping-rooms is in rereading
    When fetch some failed: no connection
    Then the housekeeping-rooms is in failed

  Scenario: housekeeping-rooms.tour.gathering.2
    Given the housekeeping-rooms alone, in idle
    When rooms told (1)
    Then the housekeeping-rooms is in loading
    When rooms told (1)
    Then the housekeeping-rooms is in loading
    When fetch house done
    Then the housekeeping-rooms is in gathering
    When after batchDelay
    Then the housekeeping-rooms is in loading
