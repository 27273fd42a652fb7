(*+ *)let a = Array.make 3 1.5 in a.(5) <- float_of_int (1 / 0)
