Feature: activityPeople

  @7.calls.users.page @7.calls.users.status @7.calls.users @2.route.activity-logs
  Scenario: activityPeople.shortest.search.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityPeople is in names.settled + search.unopened
    When press the button “* Who”
    Then the activityPeople is in names.settled + search.searching
    When type “fin” into the combobox “Who”
    Then the activityPeople is in names.settled + search.pausing

  @7.calls.users.page @7.calls.users.status @7.calls.users @2.route.activity-logs
  Scenario: activityPeople.shortest.search.answered
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityPeople is in names.settled + search.unopened
    When press the button “* Who”
    Then the activityPeople is in names.settled + search.searching
    When the server answers GET v1/user_management/users/list
    Then the activityPeople is in names.settled + search.answered

  @7.calls.users.page @7.calls.users.status @7.calls.users @2.route.activity-logs
  Scenario: activityPeople.shortest.search.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityPeople is in names.settled + search.unopened
    When press the button “* Who”
    Then the activityPeople is in names.settled + search.searching
    When the server refuses GET v1/user_management/users/list with 403
    Then the activityPeople is in names.settled + search.failed

  @7.calls.users.page @7.calls.users.status @7.calls.users @2.route.activity-logs
  Scenario: activityPeople.tour.names.settled-search.unopened
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityPeople is in names.settled + search.unopened
    When press the switch “Find deactivated people too”
    Then the activityPeople is in names.settled + search.searching

  @7.calls.users.page @7.calls.users.status @7.calls.users @2.route.activity-logs
  Scenario: activityPeople.tour.names.settled-search.searching
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityPeople is in names.settled + search.unopened
    When press the button “* Who”
    Then the activityPeople is in names.settled + search.searching
    When the server refuses GET v1/user_management/users/list with 500
    Then the activityPeople is in names.settled + search.failed
    When come back to the window
    Then the activityPeople is in names.settled + search.searching
    When the connection breaks during GET v1/user_management/users/list
    Then the activityPeople is in names.settled + search.failed
    When come back to the window
    Then the activityPeople is in names.settled + search.searching
    When 30 seconds pass
    Then the activityPeople is in names.settled + search.failed

  @7.calls.users.page @7.calls.users.search @7.calls.users.status @7.calls.users @2.route.activity-logs
  Scenario: activityPeople.tour.names.settled-search.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityPeople is in names.settled + search.unopened
    When press the button “* Who”
    Then the activityPeople is in names.settled + search.searching
    When type “fin” into the combobox “Who”
    Then the activityPeople is in names.settled + search.pausing
    When 250 milliseconds pass
    Then the activityPeople is in names.settled + search.searching

  @7.calls.user @2.route.activity-logs
  Scenario: activityPeople.shortest.names.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons&actor_ids[]=2 is open, so that the activityPeople is in names.reading + search.unopened
    When the server refuses GET v1/user_management/user/2 with 500
    Then the activityPeople is in names.failed + search.unopened

  @7.calls.user @2.route.activity-logs
  Scenario: activityPeople.tour.names.reading-search.unopened
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons&actor_ids[]=2 is open, so that the activityPeople is in names.reading + search.unopened
    When press the button “Remove filter Who *”
    Then the activityPeople is in names.settled + search.unopened
    When go back in the browser
    Then the activityPeople is in names.reading + search.unopened
    When the server answers GET v1/user_management/user/2
    Then the activityPeople is in names.settled + search.unopened

  @7.calls.user @2.route.activity-logs
  Scenario: activityPeople.tour.names.reading-search.unopened-2
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons&actor_ids[]=2 is open, so that the activityPeople is in names.reading + search.unopened
    When the connection breaks during GET v1/user_management/user/2
    Then the activityPeople is in names.failed + search.unopened
    When press the button “Load the names”
    Then the activityPeople is in names.reading + search.unopened
    When 30 seconds pass
    Then the activityPeople is in names.failed + search.unopened

  Scenario: activityPeople.tour.names.reading-search.unopened.2
    Given the activityPeople alone, in names.settled + search.unopened
    When people chosen (2)
    Then the activityPeople is in names.reading + search.unopened
    When read names failed: 400 No
    Then the activityPeople is in names.failed + search.unopened
