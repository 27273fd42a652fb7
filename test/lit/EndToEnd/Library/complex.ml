(* Complex numbers, among them large ones and signed zeros, and a Fourier transform.
   RUN: %everywhere %s
*)
let show z =
  let part x = if x <> x then "nan" else Printf.sprintf "%.12g" x in
  Printf.printf "(%s, %s) " (part z.Complex.re) (part z.Complex.im)

let parts = [| 0.0; -0.0; 1.0; -2.5; 1e-200; 3e200; 0.1 |]

let () =
  Array.iter
    (fun re ->
      Array.iter
        (fun im ->
          let open Complex in
          let z = { re; im } in
          List.iter (fun f -> show (f z)) [neg; conj; sqrt];
          if re <> 0.0 || im <> 0.0 then (show (inv z); show (div i z); show (mul z z));
          Printf.printf "%.12g %.12g %.12g\n" (norm z) (norm2 z) (arg z))
        parts)
    parts;
  let open Complex in
  List.iter show [zero; one; i; exp { re = 1.0; im = 2.0 }; log { re = -1.0; im = 0.5 }; polar 2.0 1.5];
  show (pow { re = 2.0; im = 1.0 } { re = 0.5; im = -1.0 });
  show (sub (add one i) { re = 0.25; im = 4.0 });
  print_newline ()

let rec transform a =
  let n = Array.length a in
  if n = 1 then a
  else (
    let even = transform (Array.init (n / 2) (fun k -> a.(2 * k))) in
    let odd = transform (Array.init (n / 2) (fun k -> a.(2 * k + 1))) in
    let turned k =
      Complex.mul (Complex.polar 1.0 (-2.0 *. Float.pi *. float k /. float n)) odd.(k)
    in
    Array.init n (fun k ->
      if k < n / 2 then Complex.add even.(k) (turned k)
      else Complex.sub even.(k - n / 2) (turned (k - n / 2))))

let () =
  let a = transform (Array.init 16 (fun k -> { Complex.re = float (k * k mod 7); im = 0.0 })) in
  Array.iter (fun z -> Printf.printf "%.9f " (Complex.norm z)) a;
  print_newline ()
