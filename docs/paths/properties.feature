Feature: properties

  @2.route.properties
  Scenario: properties.shortest.types.known
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When the server answers GET v1/hotel_management/properties/property_types
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.known + view

  @7.calls.property_types.list @2.route.properties
  Scenario: properties.shortest.types.unknown
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When the server refuses GET v1/hotel_management/properties/property_types with 500
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view

  @2.route.properties
  Scenario: properties.shortest.bulk.open
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “Actions for Casa Azul”, then press the menuitem “Bookable dates…”
    Then the properties is in bulk.open + propertyTypeForm.closed + types.loading + view

  @7.calls.property_types.list @2.route.properties
  Scenario: properties.shortest.propertyTypeForm.open
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the link “Property types”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “New property type”
    Then the properties is in bulk.closed + propertyTypeForm.open + types.loading + view

  @2.route.properties
  Scenario: properties.tour.bulk.closed-propertyTypeForm.closed-types.loading-view
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When the server refuses GET v1/hotel_management/properties/property_types with 403
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view

  @7.calls.property_types.list @2.route.properties
  Scenario: properties.tour.bulk.closed-propertyTypeForm.closed-types.loading-view-2
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When the connection breaks during GET v1/hotel_management/properties/property_types
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view

  @2.route.properties
  Scenario: properties.tour.bulk.closed-propertyTypeForm.closed-types.loading-view-3
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When 30 seconds pass
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view

  @3.property.filters.bookable_status @7.calls.property.list.page @1.manages.properties @3.property.prefix @9.default-page @9.bookable-status @7.calls.property.list @7.calls.property.view @7.calls.property.update @2.route.properties
  Scenario: properties.tour.bulk.closed-propertyTypeForm.closed-types.loading-view-4
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “Actions for Casa Azul”, then press the menuitem “Edit”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “Save changes”, then press the button “Close Success”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view

  @3.property.filters.bookable_status @7.calls.property.list.page @1.manages.properties @3.property.prefix @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.view @7.calls.property.update @2.route.properties
  Scenario: properties.tour.bulk.closed-propertyTypeForm.closed-types.unknown-view
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the link “Property types”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When the server refuses GET v1/hotel_management/properties/property_types with 500
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view
    When press the link “Properties” in the main “”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “Actions for Casa Azul”, then press the menuitem “Edit”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When the server refuses GET v1/hotel_management/properties/property_types with 500
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view
    When press the button “Save changes”, then press the button “Close Success”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property.list @7.calls.property.update-bookable-date @2.route.properties
  Scenario: properties.tour.bulk.open-propertyTypeForm.closed-types.loading-view
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “Actions for Casa Azul”, then press the menuitem “Bookable dates…”
    Then the properties is in bulk.open + propertyTypeForm.closed + types.loading + view
    When press the button “Cancel”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “Actions for Casa Azul”, then press the menuitem “Bookable dates…”
    Then the properties is in bulk.open + propertyTypeForm.closed + types.loading + view
    When press the button “Save dates”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.update-bookable-date @2.route.properties
  Scenario: properties.tour.bulk.open-propertyTypeForm.closed-types.known-view
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When the server answers GET v1/hotel_management/properties/property_types
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.known + view
    When press the button “Actions for Casa Azul”, then press the menuitem “Bookable dates…”
    Then the properties is in bulk.open + propertyTypeForm.closed + types.known + view
    When press the button “Save dates”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view

  @3.property-type @7.calls.property_types.list @7.calls.property_types.create @2.route.properties
  Scenario: properties.tour.bulk.closed-propertyTypeForm.open-types.loading-view
    Given manager is signed in and /hotel-management/properties is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the link “Property types”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “New property type”
    Then the properties is in bulk.closed + propertyTypeForm.open + types.loading + view
    When press the button “Cancel”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When press the button “New property type”
    Then the properties is in bulk.closed + propertyTypeForm.open + types.loading + view
    When type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”, then press the button “Close Success”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view

  Scenario: properties.tour.bulk.closed-propertyTypeForm.closed-types.unknown-view.2
    Given manager is signed in and /hotel-management/properties/harbour-view/accounting-report is open, so that the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view
    When press the link “Activity Logs”
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view

  Scenario: properties.tour.bulk.closed-propertyTypeForm.closed-types.loading-view.2
    Given the properties alone, in bulk.closed + propertyTypeForm.closed + types.unknown + view
    When location changed (1)
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.loading + view
    When fetch types done
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.known + view

  Scenario: properties.tour.bulk.open-propertyTypeForm.closed-types.unknown-view
    Given the properties alone, in bulk.closed + propertyTypeForm.closed + types.unknown + view
    When bulk opened
    Then the properties is in bulk.open + propertyTypeForm.closed + types.unknown + view
    When bulk failed: Broken
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view

  Scenario: properties.tour.bulk.closed-propertyTypeForm.open-types.unknown-view
    Given the properties alone, in bulk.closed + propertyTypeForm.closed + types.unknown + view
    When propertyTypeForm opened
    Then the properties is in bulk.closed + propertyTypeForm.open + types.unknown + view
    When propertyTypeForm failed: Broken
    Then the properties is in bulk.closed + propertyTypeForm.closed + types.unknown + view
