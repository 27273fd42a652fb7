(* A program of a first course.
   RUN: %everywhere %s
*)
(* Bit tricks.  Everything fits in 16 bits here. *)

let binary ?(width = 8) n =
  String.init width (fun i -> if (n lsr (width - 1 - i)) land 1 = 1 then '1' else '0')

let rec popcount n = if n = 0 then 0 else 1 + popcount (n land (n - 1))

let lowest n = n land (-n)

let is_power_of_two n = n > 0 && n land (n - 1) = 0

let test n i = n land (1 lsl i) <> 0
let set n i = n lor (1 lsl i)
let clear n i = n land lnot (1 lsl i)
let toggle n i = n lxor (1 lsl i)

let gray n = n lxor (n lsr 1)
let rec ungray g = if g = 0 then 0 else g lxor ungray (g lsr 1)

let reverse8 n =
  let r = ref 0 in
  for i = 0 to 7 do
    if test n i then r := set !r (7 - i)
  done;
  !r

let log2 n =
  let rec go n k = if n <= 1 then k else go (n lsr 1) (k + 1) in
  go n 0

let subsets l =
  let a = Array.of_list l in
  let n = Array.length a in
  List.init (1 lsl n) (fun mask ->
      List.filteri (fun i _ -> test mask i) l)

(* checksum of 16 bits, in the style of Fletcher *)
let checksum s =
  let a = ref 0 and b = ref 0 in
  String.iter
    (fun c ->
      a := (!a + Char.code c) mod 255;
      b := (!b + !a) mod 255)
    s;
  (!b lsl 8) lor !a

(* a linear feedback register of 8 bits *)
let lfsr seed =
  let state = ref seed in
  fun () ->
    let s = !state in
    let bit = s lxor (s lsr 2) lxor (s lsr 3) lxor (s lsr 4) in
    state := (s lsr 1) lor ((bit land 1) lsl 7);
    !state

let pack (r, g, b) = (r lsl 16) lor (g lsl 8) lor b
let unpack c = (c lsr 16) land 0xff, (c lsr 8) land 0xff, c land 0xff

let () =
  List.iter
    (fun n ->
      Printf.printf "%3d %s bits=%d lowest=%3d pow2=%-5b log2=%d rev=%s\n" n (binary n)
        (popcount n) (lowest n) (is_power_of_two n) (log2 n) (binary (reverse8 n)))
    [ 1; 2; 12; 37; 64; 100; 255 ];
  let n = 0b0101_1010 in
  Printf.printf "n       %s\n" (binary n);
  Printf.printf "set 0   %s\n" (binary (set n 0));
  Printf.printf "clear 1 %s\n" (binary (clear n 1));
  Printf.printf "toggle  %s\n" (binary (toggle (toggle n 7) 6));
  Printf.printf "lsl 2   %s\n" (binary (n lsl 2));
  Printf.printf "asr     %d %d\n" (-17 asr 2) (17 asr 2);
  Printf.printf "lnot    %d\n" (lnot 41);
  print_string "gray:";
  for i = 0 to 7 do
    assert (ungray (gray i) = i);
    print_string (" " ^ binary ~width:3 (gray i))
  done;
  print_newline ();
  subsets [ "a"; "b"; "c" ]
  |> List.iteri (fun i s -> Printf.printf "%s {%s}\n" (binary ~width:3 i) (String.concat "," s));
  List.iter (fun s -> Printf.printf "%-10S %04x\n" s (checksum s)) [ ""; "abc"; "acb"; "OCaml" ];
  let next = lfsr 0xA5 in
  let l = List.init 10 (fun _ -> next ()) in
  print_endline (String.concat " " (List.map (Printf.sprintf "%02X") l));
  let orange = (255, 165, 0) in
  let c = pack orange in
  Printf.printf "#%06x %b\n" c (unpack c = orange);
  let a = ref 5 and b = ref 9 in
  a := !a lxor !b;
  b := !a lxor !b;
  a := !a lxor !b;
  Printf.printf "swapped: %d %d\n" !a !b

(* >>> output
  1 00000001 bits=1 lowest=  1 pow2=true  log2=0 rev=10000000
  2 00000010 bits=1 lowest=  2 pow2=true  log2=1 rev=01000000
 12 00001100 bits=2 lowest=  4 pow2=false log2=3 rev=00110000
 37 00100101 bits=3 lowest=  1 pow2=false log2=5 rev=10100100
 64 01000000 bits=1 lowest= 64 pow2=true  log2=6 rev=00000010
100 01100100 bits=3 lowest=  4 pow2=false log2=6 rev=00100110
255 11111111 bits=8 lowest=  1 pow2=false log2=7 rev=11111111
n       01011010
set 0   01011011
clear 1 01011000
toggle  10011010
lsl 2   01101000
asr     -5 4
lnot    -42
gray: 000 001 011 010 110 111 101 100
000 {}
001 {a}
010 {b}
011 {a,b}
100 {c}
101 {a,c}
110 {b,c}
111 {a,b,c}
""         0000
"abc"      4c27
"acb"      4d27
"OCaml"    05cd
52 A9 54 2A 95 CA E5 72 B9 DC
#ffa500 true
swapped: 9 5
<<< *)
