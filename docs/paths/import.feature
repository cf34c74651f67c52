Feature: import

  @7.calls.facilities.list.property_id @7.calls.facilities.list.query_type @7.calls.facilities.list.download @7.calls.facilities.download
  Scenario: import.shortest.choosing.downloading
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When press the button “Download the current rooms”
    Then the import is in choosing.downloading

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.amenities.list
  Scenario: import.shortest.preview.saving
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Download the refused rows”
    Then the import is in preview.saving

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facilities.create @7.calls.facilities.update
  Scenario: import.shortest.committing.stopping
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Create 1, change 1”
    Then the import is in committing.running
    When press the button “Cancel”
    Then the import is in committing.stopping

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facilities.create @7.calls.facility_status @7.calls.facilities.update
  Scenario: import.shortest.done.saving
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Create 1, change 1”
    Then the import is in committing.running
    When the server answers POST v1/hotel_management/properties/facilities
    Then the import is in committing.running
    When the server answers POST v1/hotel_management/properties/update_facility
    Then the import is in done.shown
    When press the button “Download the refused rows”
    Then the import is in done.saving

  Scenario: import.tour.choosing.idle
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file large.xlsx in the button “Choose a*”
    Then the import is in choosing.idle

  Scenario: import.tour.reading
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the connection breaks during GET assets/import.worker*
    Then the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When 30 seconds pass
    Then the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When press the button “Cancel”
    Then the import is in choosing.idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.query_type @7.calls.facilities.list.download @7.calls.facilities.download
  Scenario: import.tour.choosing.downloading
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When press the button “Download the current rooms”
    Then the import is in choosing.downloading
    When the server answers GET v1/hotel_management/properties/facilities
    Then the import is in choosing.idle
    When press the button “Download the current rooms”
    Then the import is in choosing.downloading
    When the server refuses GET v1/hotel_management/properties/facilities with 403
    Then the import is in choosing.idle
    When press the button “Download the current rooms”
    Then the import is in choosing.downloading
    When the server refuses GET v1/hotel_management/properties/facilities with 500
    Then the import is in choosing.idle
    When press the button “Download the current rooms”
    Then the import is in choosing.downloading
    When the connection breaks during GET v1/hotel_management/properties/facilities
    Then the import is in choosing.idle
    When press the button “Download the current rooms”
    Then the import is in choosing.downloading
    When 120 seconds pass
    Then the import is in choosing.idle

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.amenities.list
  Scenario: import.tour.checking
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When 30 seconds pass
    Then the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the connection breaks during GET assets/import.worker*
    Then the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server refuses GET v1/hotel_management/properties/facilities with 403
    Then the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server refuses GET v1/hotel_management/properties/facilities with 500
    Then the import is in choosing.idle

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facilities.list
  Scenario: import.tour.checking-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the connection breaks during GET v1/hotel_management/properties/facilities
    Then the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When press the button “Cancel”
    Then the import is in choosing.idle

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.amenities.list
  Scenario: import.tour.preview.shown
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Choose another file”
    Then the import is in choosing.idle

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.amenities.list
  Scenario: import.tour.preview.saving
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Download the refused rows”
    Then the import is in preview.saving
    When the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Download the refused rows”
    Then the import is in preview.saving
    When the connection breaks during GET assets/import.worker*
    Then the import is in preview.shown

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facilities.create @7.calls.facility_status @7.calls.facilities.update
  Scenario: import.tour.done.shown
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Create 1, change 1”
    Then the import is in committing.running
    When the server answers POST v1/hotel_management/properties/facilities
    Then the import is in committing.running
    When the connection breaks during POST v1/hotel_management/properties/update_facility
    Then the import is in done.shown
    When press the button “Try the rest again*”
    Then the import is in committing.running

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facilities.create @7.calls.facility_status @7.calls.facilities.update
  Scenario: import.tour.done.saving
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file rooms.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Create 1, change 1”
    Then the import is in committing.running
    When the server answers POST v1/hotel_management/properties/facilities
    Then the import is in committing.running
    When the server answers POST v1/hotel_management/properties/update_facility
    Then the import is in done.shown
    When press the button “Download the refused rows”
    Then the import is in done.saving
    When the server answers GET assets/import.worker*
    Then the import is in done.shown
    When press the button “Download the refused rows”
    Then the import is in done.saving
    When the connection breaks during GET assets/import.worker*
    Then the import is in done.shown

  Scenario: import.tour.checking.2
    Given the import alone, in choosing.idle
    When file chosen
    Then the import is in reading
    When read file done
    Then the import is in checking
    When check rows failed: timed out
    Then the import is in choosing.idle

  Scenario: import.tour.committing.running
    Given the import alone, in choosing.idle
    When file chosen
    Then the import is in reading
    When read file done
    Then the import is in checking
    When check rows done
    Then the import is in preview.shown
    When import confirmed
    Then the import is in committing.running
    When import restarted
    Then the import is in committing.running

  Scenario: import.tour.preview.shown.2
    Given the import alone, in choosing.idle
    When file chosen (2)
    Then the import is in reading
    When read file done (1)
    Then the import is in checking
    When check rows done (1)
    Then the import is in preview.shown
    When import confirmed
    Then the import is in preview.shown

  Scenario: import.tour.done.shown.2
    Given the import alone, in choosing.idle
    When file chosen (2)
    Then the import is in reading
    When read file done (1)
    Then the import is in checking
    When check rows done (2)
    Then the import is in preview.shown
    When import confirmed
    Then the import is in committing.running
    When row answered (1)
    Then the import is in committing.running
    When commit ended
    Then the import is in done.shown
    When rest retried
    Then the import is in done.shown

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facilities.create @7.calls.facility_status @8.default-texts.success
  Scenario: import.named.every-row
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?view=import is open, so that the import is in choosing.idle
    When choose the file room.xlsx in the button “Choose a*”
    Then the import is in reading
    When the server answers GET assets/import.worker*
    Then the import is in checking
    When the server answers GET v1/hotel_management/properties/facilities, then the server answers GET assets/import.worker*
    Then the import is in preview.shown
    When press the button “Create 1”
    Then the import is in committing.running
    When the server answers POST v1/hotel_management/properties/facilities
    Then the import is in done.shown
