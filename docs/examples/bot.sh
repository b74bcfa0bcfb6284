#!/bin/sh
# A bot in 12 lines of shell: it always takes the first option.
#
# stavitel play caylus --players "human,cmd:sh docs/examples/bot.sh"
while read -r line; do
  case $line in
    '{"type": "game"'*) echo '{"type": "ready"}' ;;
    '{"type": "choose"'*)
      id=${line#*'"id": '}
      first=${line#*'"options": ["'}
      echo "{\"id\": ${id%%,*}, \"option\": \"${first%%\"*}\"}" ;;
  esac
done
