let x = ((1 + ) in let = 3 in let rec g = (* never closed
