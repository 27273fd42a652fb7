(*! *)let x = 1 + 2.0 in if x then y z; (
