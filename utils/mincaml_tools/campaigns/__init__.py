"""Campaigns: common code, utils/check-sparc-campaign, utils/sabotage, utils/merge-reports.

shards          the part of a campaign that one machine runs
report          results as JSON, and how they add up
merge           utils/merge-reports
sparc           the checks of SPARC code on many programs
sabotage        planted faults for utils/difftest and utils/reduce to find
"""
