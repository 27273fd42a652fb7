(* Working with bits.
   RUN: %everywhere %s
*)
let popcount n =
  let rec go n acc = if n = 0 then acc else go (n land (n - 1)) (acc + 1) in
  go n 0

let is_power_of_two n = n > 0 && n land (n - 1) = 0

let get n i = (n lsr i) land 1
let set n i = n lor (1 lsl i)
let clear n i = n land lnot (1 lsl i)
let toggle n i = n lxor (1 lsl i)

let to_string width n =
  String.init width (fun i -> if get n (width - 1 - i) = 1 then '1' else '0')

let gray n = n lxor (n lsr 1)

let subsets a =
  let n = Array.length a in
  for s = 0 to 1 lsl n - 1 do
    print_string "{ ";
    for i = 0 to n - 1 do
      if get s i = 1 then print_string (a.(i) ^ " ")
    done;
    print_string "}\n"
  done

let () =
  Printf.printf "%d %d %d\n" (popcount 0) (popcount 255) (popcount 0x1234);
  for i = 0 to 20 do if is_power_of_two i then Printf.printf "%d " i done;
  print_newline ();
  print_endline (to_string 8 (set 0b1010 2));
  print_endline (to_string 8 (clear 0b1010 3));
  print_endline (to_string 8 (toggle 0b1010 0));
  Array.iter (fun n -> print_string (to_string 3 (gray n) ^ " ")) (Array.init 8 (fun i -> i));
  print_newline ();
  Printf.printf "%d %d\n" (-16 asr 2) (5 lsl 3);
  subsets [| "a"; "b"; "c" |]
