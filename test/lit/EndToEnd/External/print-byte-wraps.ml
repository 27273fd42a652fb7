(* Only the low eight bits of a byte count.
   RUN: %everywhere %s
*)
print_byte 321; print_byte (65 + 256 * 7); print_byte (-190); print_byte (66 - 65536); print_newline ()

(* >>> output
AABB
<<< *)
