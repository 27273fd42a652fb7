"""utils/check-sparc-campaign and utils/sabotage.

sparc           the checks of SPARC code on many programs
sabotage        planted faults for utils/difftest and utils/reduce to find
"""
