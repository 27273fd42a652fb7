(* More functions of modules.
   RUN: %everywhere %s
*)
let () =
  Printf.printf "%d %d %d %d\n" (String.index "hello" 'l') (String.rindex "hello" 'l') (String.index_from "hello" 3 'l') (String.rindex_from "hello" 2 'l');
  Printf.printf "%b %b %b\n" (String.contains_from "hello" 2 'h') (String.contains_from "hello" 5 'o') (String.rcontains_from "hello" 2 'h');
  Printf.printf "[%s] [%s]\n" (String.escaped "a\"b'\\\n\t\r\b\007\200z") (String.escaped "");
  for i = 0 to 255 do Printf.printf "%s " (Char.escaped (Char.chr i)) done;
  print_newline ();
  let (n, a) = Array.fold_left_map (fun acc x -> (acc + x, acc * x)) 10 [| 1; 2; 3 |] in
  Printf.printf "%d %d %d %d\n" n a.(0) a.(1) a.(2);
  let (xs, ys) = Array.split (Array.combine [| 1; 2 |] [| "a"; "b" |]) in
  Printf.printf "%d %s\n" (xs.(0) + xs.(1)) (ys.(0) ^ ys.(1));
  Printf.printf "%d\n" (Array.length (fst (Array.split (Array.combine [||] [||])) ) + Array.length (Array.make 0 (1, "")));
  Printf.printf "%b %b %b %b\n" (Array.for_all2 (fun x y -> x < y) [| 1; 2 |] [| 2; 3 |]) (Array.exists2 ( = ) [| 1; 2 |] [| 2; 3 |])
    (Array.for_all2 (fun x y -> x < y) [||] [||]) (Array.exists2 ( = ) [||] [||]);
  Printf.printf "%b %b %b\n" (Array.mem nan [| 1.0; nan |]) (Array.mem "b" [| "a"; "b" |]) (Array.mem (1, 2) [| (1, 3) |]);
  Printf.printf "%d %d %d %d %d %d %d\n" (Int.rem 7 (-3)) (Int.logand 6 3) (Int.logor 6 3) (Int.logxor 6 3) (Int.shift_left 3 4) (Int.shift_right (-16) 2) (Int.shift_right_logical 48 4);
  Printf.printf "%d %d %d\n" Int.zero Int.one Int.minus_one;
  Printf.printf "%g %g %g %g\n" Float.zero Float.one Float.minus_one (Float.rem 7.5 2.0);
  Printf.printf "%b %b %b %b\n" (Float.equal nan nan) (Float.is_nan nan) (Float.is_integer 3.0) (Float.is_integer infinity);
  Printf.printf "%b %b %b\n" (Float.is_integer 3.5) (Float.is_integer nan) (Float.is_integer (-0.0));
  Printf.printf "%g %g %g %g\n" (Float.trunc 2.7) (Float.trunc (-2.7)) (1.0 /. Float.trunc (-0.0)) (1.0 /. Float.trunc (-0.5));
  Printf.printf "%.6f %.6f %.6f %.6f %.6f %.6f %.6f\n" (Float.atan2 1.0 2.0) (Float.acos 0.5) (Float.asin 0.5) (Float.cosh 1.0) (Float.sinh 1.0) (Float.tanh 1.0) (Float.log10 1000.0);
  Printf.printf "%s %g\n" (Float.to_string 2.5) (Float.of_string "1.25")
