(* Quicksort, in place.

   Sorts 100,000 pseudo-random numbers, once in rising and once in falling
   order, checks the order and prints a few of them.  Shows a function passed
   as an argument (the order) and nested functions that use the variables
   around them. *)

let size = 100000 in

let rec random seed =
  let next = seed * 1109 + 12345 in
  next - next / 65536 * 65536 in

let rec fill a i seed =
  if i < Array.length a then begin
    a.(i) <- seed;
    fill a (i + 1) (random seed)
  end in

let rec swap a i j =
  let x = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- x in

(* Sorts the elements from "first" to "last"; before x y is whether x must come
   before y. *)
let rec sort a before first last =
  if first < last then begin
    let pivot = a.((first + last) / 2) in
    let rec from_left i = if before a.(i) pivot then from_left (i + 1) else i in
    let rec from_right j =
      if before pivot a.(j) then from_right (j - 1) else j in
    (* Afterwards no element up to the result comes after the pivot, and none
       after it comes before the pivot. *)
    let rec partition i j =
      let i = from_left i in
      let j = from_right j in
      if i < j then begin
        swap a i j;
        partition (i + 1) (j - 1)
      end else j in
    let middle = partition first last in
    sort a before first middle;
    sort a before (middle + 1) last
  end in

let rec sorted a before i =
  if i = Array.length a then true
  else if before a.(i) a.(i - 1) then false
  else sorted a before (i + 1) in

let rec print_some a i =
  if i < size then begin
    print_int a.(i);
    print_byte 32;
    print_some a (i + size / 10)
  end else print_newline () in

let numbers = Array.make size 0 in

let rec try_order before =
  fill numbers 0 1;
  sort numbers before 0 (size - 1);
  print_int (if sorted numbers before 1 then 1 else 0);
  print_newline ();
  print_some numbers 0 in

let rec less x y = x < y in
let rec greater x y = x > y in

try_order less;
try_order greater

(* >>> output
1
0 6581 13129 19655 26237 32754 39286 45841 52413 58950 
1
65535 58949 52413 45840 39285 32754 26237 19655 13129 6581 
<<< *)
