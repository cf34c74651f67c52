Feature: facilityTypeOrder

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.update @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypeOrder.shortest.reading
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypeOrder is in settled
    When press the button “Actions for Single”, then press the menuitem “Move down”
    Then the facilityTypeOrder is in saving
    When from here on, GET v1/hotel_management/properties/facility_types is slow, then the server answers POST v1/hotel_management/properties/update_facility_type/
    Then the facilityTypeOrder is in reading

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.update @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypeOrder.tour.saving
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypeOrder is in settled
    When press the button “Actions for Single”, then press the menuitem “Move down”
    Then the facilityTypeOrder is in saving
    When from here on, GET v1/hotel_management/properties/facility_types is slow, then the server refuses POST v1/hotel_management/properties/update_facility_type/ with 422
    Then the facilityTypeOrder is in reading
    When press the button “Actions for Single”, then press the menuitem “Move down”
    Then the facilityTypeOrder is in saving
    When from here on, GET v1/hotel_management/properties/facility_types is slow, then the server refuses POST v1/hotel_management/properties/update_facility_type/ with 500
    Then the facilityTypeOrder is in reading
    When press the button “Actions for Single”, then press the menuitem “Move down”
    Then the facilityTypeOrder is in saving
    When from here on, GET v1/hotel_management/properties/facility_types is slow, then the connection breaks during POST v1/hotel_management/properties/update_facility_type/
    Then the facilityTypeOrder is in reading
    When press the button “Actions for Single”, then press the menuitem “Move down”
    Then the facilityTypeOrder is in saving
    When from here on, GET v1/hotel_management/properties/facility_types is slow, then 30 seconds pass
    Then the facilityTypeOrder is in reading
    When press the button “Actions for Single”, then press the menuitem “Move down”
    Then the facilityTypeOrder is in saving
    When press the button “Actions for Single”, then press the menuitem “Move down”
    Then the facilityTypeOrder is in saving
    When the server answers POST v1/hotel_management/properties/update_facility_type/
    Then the facilityTypeOrder is in saving

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.update @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypeOrder.tour.reading
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypeOrder is in settled
    When press the button “Actions for Single”, then press the menuitem “Move down”
    Then the facilityTypeOrder is in saving
    When from here on, GET v1/hotel_management/properties/facility_types is slow, then the server answers POST v1/hotel_management/properties/update_facility_type/
    Then the facilityTypeOrder is in reading
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypeOrder is in settled
