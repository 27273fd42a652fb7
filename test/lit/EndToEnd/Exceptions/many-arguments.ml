(* Functions with more arguments than registers, and with results of every type,
   that raise.
   RUN: %everywhere %s
*)
exception E of int
let f8 a b c d e f g h = if h < 0 then raise (E (a + g)) else a + b + c + d + e + f + g + h
let rec loop8 a b c d e f g h =
  if a = 0 then f8 a b c d e f g (h - 1) else loop8 (a - 1) b c d e f (g + 1) h
let floats a b c d e f g = if a > 10.0 then raise (E 5) else a +. b *. c -. d +. e *. f -. g
let mixed a x b y c z s = if b then raise (E a) else if c > 100 then raise Exit else Printf.sprintf "%d %.1f %.1f %d %.1f %s" a x y c z s
let bool n = if n > 3 then raise (E n) else n = 2
let char n = if n > 3 then raise (E n) else Char.chr (n + 65)
let float n = if n > 3 then raise (E n) else float_of_int n *. 0.5
let string n = if n > 3 then raise (E n) else string_of_int n
let tuple n = if n > 3 then raise (E n) else (n, n + 1)
let array n = if n > 3 then raise (E n) else Array.make 2 n
let unit n = if n > 3 then raise (E n) else print_int n
let func n = if n > 3 then raise (E n) else (fun x -> x + n)
let exn n = if n > 3 then raise (E n) else Failure (string_of_int n)
let () =
  let p n = print_int n; print_char ' ' in
  p (try f8 1 2 3 4 5 6 7 8 with E n -> -n);
  p (try f8 1 2 3 4 5 6 7 (-8) with E n -> -n);
  p (try loop8 1000 2 3 4 5 6 0 1 with E n -> -n);
  p (try loop8 1000 2 3 4 5 6 0 0 with E n -> -n);
  print_newline ();
  print_float (try floats 1.0 2.0 3.0 4.0 5.0 6.0 7.0 with E n -> float_of_int n);
  print_float (try floats 11.0 2.0 3.0 4.0 5.0 6.0 7.0 with E n -> float_of_int n);
  print_newline ();
  print_endline (try mixed 1 2.0 false 3.0 4 5.0 "s" with E n -> string_of_int n | Exit -> "exit");
  print_endline (try mixed 1 2.0 true 3.0 4 5.0 "s" with E n -> string_of_int n | Exit -> "exit");
  print_endline (try mixed 1 2.0 false 3.0 400 5.0 "s" with E n -> string_of_int n | Exit -> "exit");
  for n = 2 to 4 do
    p (if (try bool n with E k -> k = 4) then 1 else 0);
    print_char (try char n with E _ -> 'z');
    print_float (try float n with E k -> 0.25);
    print_string (try string n with E k -> "E" ^ string_of_int k);
    (let (x, y) = try tuple n with E k -> (k, k) in p (x * y));
    p (try array n with E k -> [| k; k |]).(1);
    (try unit n with E k -> print_string "unit");
    p ((try func n with E k -> (fun x -> x * k)) 10);
    print_string (try raise (exn n) with E k -> "E" | Failure s -> s);
    print_newline ()
  done

(* >>> output
36 -8 1020 -1000 
26.5.
1 2.0 3.0 4 5.0 s
1
exit
1 C1.26 2 212 2
0 D1.5312 3 313 3
1 z0.25E416 4 unit40 E
<<< *)
