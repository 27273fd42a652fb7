(* A number that is no character.
   RUN: %everywhere %s --status=2
*)
print_char (Char.chr (255 + 0)); print_newline ();
let rec next c = Char.chr (Char.code c + 1) in
print_char (next '\255')

(* >>> errors
mincaml: chr-out-of-range.ml:5:18: Char.chr: 256 is not the code of a character
<<< *)
