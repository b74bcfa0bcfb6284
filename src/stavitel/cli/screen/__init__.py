"""The table on the whole screen: panes that are drawn anew at every key and every size."""
