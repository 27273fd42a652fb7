(* Prints in which order everything is evaluated, as OCaml does. *)
let rec note n = print_int n; print_byte 32; n in
let rec notef n = print_int n; print_byte 32; float_of_int n in
let rec truth n = print_int n; print_byte 32; true in
let rec lie n = print_int n; print_byte 32; false in
let rec line n = print_newline (); print_int n; print_byte 58; print_byte 32 in
let rec add3 a b c = a + b + c in
let rec choose n = print_int n; print_byte 32; add3 in
let a = Array.make 4 10 in
let rec array n = print_int n; print_byte 32; a in
let rec function_of x = let _ = note 9 in let rec inner y = note x + note y in inner in
let rec functions n = let _ = note n in Array.make 1 function_of in
line 1; print_int (note 1 + note 2 * note 3 - note 4 / note 5);
line 2; print_int (if note 1 < note 2 then note 3 else note 4);
line 3; print_int (if note 2 >= note 1 then note 3 else note 4);
line 4; print_float (notef 1 +. notef 2 *. notef 3 -. notef 4 /. notef 5);
line 5; print_int ((choose 1) (note 2) (note 3) (note 4));
line 6; print_int (add3 (add3 (note 1) (note 2) (note 3)) (note 4) (note 5));
line 7; let (x, y) = (note 1, (note 2, note 3)) in print_int x;
line 8; (array 1).(note 2) <- note 3; print_int a.(2);
line 9; print_int (array 1).(note 3);
line 10; print_int (Array.length (Array.make (note 1) (note 2)));
line 11; print_int (if truth 1 && lie 2 && truth 3 then note 4 else note 5);
line 12; print_int (if lie 1 || truth 2 || lie 3 then note 4 else note 5);
line 13; print_int (if not (truth 1) then note 2 else - (note 3));
line 14; print_int (let h = (functions 1).(0) in (h (note 2)) (note 3));
line 15; print_int (let z = note 1 in note 2 + (print_int (note 3); note 4) + z);
line 16; print_int ((let a = note 1 in a) + a.(0) + (let a = note 2 in a));
line 17; let rec f x = note 1 - note x in print_int (f (note 3) - f (note 4));
line 18; if truth 1 && truth 2 then a.(0) <- note 3 - note 4;
line 19; let t = truth 1 || lie 2 in let u = lie 3 && truth 4 in
print_int (if t = u then note 5 else note 6);
line 20; a.(3) <- (a.(3) <- note 1; a.(3) + note 2); print_int a.(3);
print_newline ()
