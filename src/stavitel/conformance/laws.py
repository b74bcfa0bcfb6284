"""All laws a game must keep, whatever its rules: of every table, of the smallest, of the game."""

from typing import Final

from stavitel.conformance import knowledge, legality, seeing, states, telling

OF_EVERY_TABLE: Final = [
    legality.options_are_the_candidates_that_are_not_refused,
    legality.no_legal_action_lies_beyond_the_options,
    legality.refusals_are_known_reasons_with_named_arguments,
    legality.act_refuses_what_is_not_offered_and_changes_nothing,
    legality.nothing_can_be_done_when_the_game_is_over,
    states.an_option_taken_on_a_copy_leaves_the_original_alone,
    states.states_kept_aside_never_change,
    states.every_game_comes_to_a_ranking,
    states.a_record_replays_to_the_same_numbers,
    states.every_position_survives_being_written_down,
    states.nothing_is_lost_or_made_from_nothing,
    states.check_notices_a_piece_out_of_place,
    states.what_goes_without_saying_makes_no_two_positions_alike,
    knowledge.a_seat_cannot_tell_an_imagined_world_from_the_real_one,
    knowledge.two_worlds_stay_alike_until_the_table_sees_a_difference,
    knowledge.chance_draws_by_its_weights,
    seeing.a_view_holds_what_its_class_declares,
    telling.events_can_be_told,
    telling.fingerprints_are_those_of_every_other_build,
]
OF_THE_SMALLEST_TABLES: Final = [
    knowledge.imagined_worlds_are_all_that_fit_and_equally_likely,
    knowledge.what_a_seat_has_learned_stays_learned,
]
"""Exact, and therefore only where few sit."""
OF_EVERY_GAME: Final = [
    seeing.a_box_holds_what_its_class_declares,
    telling.every_verb_and_event_occurs,
    telling.everything_a_game_can_say_has_a_message,
    telling.every_reason_names_a_rule_of_the_page,
    telling.the_scenario_to_start_from_holds,
]
