Feature: facilityLookup

  Scenario: facilityLookup.shortest.rooms.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the facilityLookup is in names.reading + rooms.searching
    When type “10” into the combobox “Connecting rooms*”
    Then the facilityLookup is in names.reading + rooms.pausing

  Scenario: facilityLookup.shortest.rooms.answered
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the facilityLookup is in names.reading + rooms.searching
    When the server answers GET v1/hotel_management/properties/facilities
    Then the facilityLookup is in names.reading + rooms.answered

  Scenario: facilityLookup.shortest.rooms.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the facilityLookup is in names.reading + rooms.searching
    When the server refuses GET v1/hotel_management/properties/facilities with 403
    Then the facilityLookup is in names.reading + rooms.failed

  Scenario: facilityLookup.shortest.names.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the facilityLookup is in names.reading + rooms.searching
    When the server answers GET v1/hotel_management/properties/facilities_by_type
    Then the facilityLookup is in names.settled + rooms.searching

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.facilities.list
  Scenario: facilityLookup.tour.names.reading-rooms.searching
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the facilityLookup is in names.reading + rooms.searching
    When the server refuses GET v1/hotel_management/properties/facilities with 500
    Then the facilityLookup is in names.reading + rooms.failed
    When type “10” into the combobox “Connecting rooms*”
    Then the facilityLookup is in names.reading + rooms.pausing
    When 250 milliseconds pass
    Then the facilityLookup is in names.reading + rooms.searching
    When the connection breaks during GET v1/hotel_management/properties/facilities
    Then the facilityLookup is in names.reading + rooms.failed
    When type “20” into the combobox “Connecting rooms*”
    Then the facilityLookup is in names.reading + rooms.pausing
    When 250 milliseconds pass
    Then the facilityLookup is in names.reading + rooms.searching
    When the server refuses GET v1/hotel_management/properties/facilities_by_type with 403
    Then the facilityLookup is in names.settled + rooms.searching

  @7.calls.facilities.by-type
  Scenario: facilityLookup.tour.names.reading-rooms.searching-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the facilityLookup is in names.reading + rooms.searching
    When the server refuses GET v1/hotel_management/properties/facilities_by_type with 500
    Then the facilityLookup is in names.settled + rooms.searching

  @7.calls.facilities.by-type
  Scenario: facilityLookup.tour.names.reading-rooms.searching-3
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the facilityLookup is in names.reading + rooms.searching
    When the connection breaks during GET v1/hotel_management/properties/facilities_by_type
    Then the facilityLookup is in names.settled + rooms.searching

  Scenario: facilityLookup.shortest.start-names.settled-rooms.none
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=assets&view=edit&id=97 is open, so that the facilityLookup is in names.settled + rooms.none

  Scenario: facilityLookup.tour.names.reading-rooms.searching.2
    Given the facilityLookup alone, in names.reading + rooms.searching
    When find rooms failed: timed out
    Then the facilityLookup is in names.reading + rooms.failed
    When query typed
    Then the facilityLookup is in names.reading + rooms.pausing
    When after typing pause
    Then the facilityLookup is in names.reading + rooms.searching
    When read taken failed: timed out
    Then the facilityLookup is in names.settled + rooms.searching

  Scenario: facilityLookup.tour.names.settled-rooms.none
    Given the facilityLookup alone, in names.settled + rooms.none
    When query typed
    Then the facilityLookup is in names.settled + rooms.none
