(* All permutations of an array, and the next one.
   RUN: %everywhere %s
*)
let swap a i j = let t = a.(i) in a.(i) <- a.(j); a.(j) <- t

let print a = Array.iter print_int a; print_char ' '

let permutations action a =
  let n = Array.length a in
  let rec go k =
    if k = n then action a
    else
      for i = k to n - 1 do
        swap a k i;
        go (k + 1);
        swap a k i
      done
  in
  go 0

let next a =
  let n = Array.length a in
  let i = ref (n - 2) in
  while !i >= 0 && a.(!i) >= a.(!i + 1) do decr i done;
  if !i < 0 then false
  else begin
    let j = ref (n - 1) in
    while a.(!j) <= a.(!i) do decr j done;
    swap a !i !j;
    let l = ref (!i + 1) and r = ref (n - 1) in
    while !l < !r do
      swap a !l !r;
      incr l;
      decr r
    done;
    true
  end

let () =
  permutations print [| 1; 2; 3 |];
  print_newline ();
  let a = [| 1; 1; 2; 3 |] in
  let count = ref 1 in
  print a;
  while next a do
    print a;
    incr count
  done;
  print_newline ();
  Printf.printf "%d\n" !count

(* >>> output
123 132 213 231 321 312 
1123 1132 1213 1231 1312 1321 2113 2131 2311 3112 3121 3211 
12
<<< *)
