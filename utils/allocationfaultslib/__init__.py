"""utils/allocation-faults: tests the allocation checker by faults."""
