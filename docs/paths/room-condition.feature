Feature: room-condition

  Scenario: room-condition.shortest.service.dnd
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When service dnd
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.dnd

  Scenario: room-condition.shortest.service.make_up
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When service make_up
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.make_up

  Scenario: room-condition.shortest.service.declined
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When service declined
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.declined

  Scenario: room-condition.shortest.occupancy.occupied
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When guest arrived
    Then the room-condition is in condition.dirty + occupancy.occupied + report.none + service.none

  Scenario: room-condition.shortest.report.vacant
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When report vacant
    Then the room-condition is in condition.dirty + occupancy.vacant + report.vacant + service.none

  Scenario: room-condition.shortest.report.occupied
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When report occupied
    Then the room-condition is in condition.dirty + occupancy.vacant + report.occupied + service.none

  Scenario: room-condition.shortest.condition.inspected
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When finish
    Then the room-condition is in condition.clean + occupancy.vacant + report.none + service.none
    When pass
    Then the room-condition is in condition.inspected + occupancy.vacant + report.none + service.none

  Scenario: room-condition.shortest.condition.pickup
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When finish
    Then the room-condition is in condition.clean + occupancy.vacant + report.none + service.none
    When touch_up
    Then the room-condition is in condition.pickup + occupancy.vacant + report.none + service.none

  Scenario: room-condition.tour.condition.dirty-occupancy.vacant-report.none-service.none
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When guest left
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none
    When night passed
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none
    When service none
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none
    When report none
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none

  Scenario: room-condition.tour.condition.cleaning-occupancy.vacant-report.none-service.none
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When guest left
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none

  Scenario: room-condition.tour.condition.dirty-occupancy.vacant-report.none-service.dnd
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When service dnd
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.dnd
    When start
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.dnd
    When service none
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none

  Scenario: room-condition.tour.condition.dirty-occupancy.occupied-report.none-service.none
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When guest arrived
    Then the room-condition is in condition.dirty + occupancy.occupied + report.none + service.none
    When guest left
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none
    When guest arrived
    Then the room-condition is in condition.dirty + occupancy.occupied + report.none + service.none
    When night passed
    Then the room-condition is in condition.dirty + occupancy.occupied + report.none + service.none

  Scenario: room-condition.tour.condition.dirty-occupancy.vacant-report.vacant-service.none
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When report vacant
    Then the room-condition is in condition.dirty + occupancy.vacant + report.vacant + service.none
    When report none
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none

  Scenario: room-condition.tour.condition.cleaning-occupancy.occupied-report.none-service.none
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When guest arrived
    Then the room-condition is in condition.cleaning + occupancy.occupied + report.none + service.none
    When night passed
    Then the room-condition is in condition.dirty + occupancy.occupied + report.none + service.none

  Scenario: room-condition.tour.condition.clean-occupancy.vacant-report.none-service.none
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When finish
    Then the room-condition is in condition.clean + occupancy.vacant + report.none + service.none
    When fail
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none

  Scenario: room-condition.tour.condition.inspected-occupancy.vacant-report.none-service.none
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When finish
    Then the room-condition is in condition.clean + occupancy.vacant + report.none + service.none
    When pass
    Then the room-condition is in condition.inspected + occupancy.vacant + report.none + service.none
    When fail
    Then the room-condition is in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When finish
    Then the room-condition is in condition.clean + occupancy.vacant + report.none + service.none
    When pass
    Then the room-condition is in condition.inspected + occupancy.vacant + report.none + service.none
    When touch_up
    Then the room-condition is in condition.pickup + occupancy.vacant + report.none + service.none

  Scenario: room-condition.tour.condition.pickup-occupancy.vacant-report.none-service.none
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When finish
    Then the room-condition is in condition.clean + occupancy.vacant + report.none + service.none
    When touch_up
    Then the room-condition is in condition.pickup + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none

  Scenario: room-condition.tour.condition.pickup-occupancy.vacant-report.none-service.dnd
    Given the room-condition alone, in condition.dirty + occupancy.vacant + report.none + service.none
    When start
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.none
    When service dnd
    Then the room-condition is in condition.cleaning + occupancy.vacant + report.none + service.dnd
    When finish
    Then the room-condition is in condition.clean + occupancy.vacant + report.none + service.dnd
    When touch_up
    Then the room-condition is in condition.pickup + occupancy.vacant + report.none + service.dnd
    When start
    Then the room-condition is in condition.pickup + occupancy.vacant + report.none + service.dnd
