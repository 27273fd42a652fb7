(* The knapsack problem.

   Reads the capacity of a knapsack, the number of items and the weight and the
   value of each from standard input; prints the greatest value that fits, and
   the items to take.  Shows dynamic programming in a table. *)

let capacity = read_int () in
let items = read_int () in
let weight = Array.make items 0 in
let value = Array.make items 0 in

let rec read_items i =
  if i < items then begin
    weight.(i) <- read_int ();
    value.(i) <- read_int ();
    read_items (i + 1)
  end in

read_items 0;

(* best.(i).(c) is the greatest value of the first i items that a knapsack of
   the capacity c can hold. *)
let best = Array.make (items + 1) (Array.make (capacity + 1) 0) in

let rec max a b = if a > b then a else b in

let rec fill_row i c =
  if c <= capacity then begin
    let without = best.(i).(c) in
    let room = c - weight.(i) in
    best.(i + 1).(c) <-
      (if room < 0 then without
       else max without (best.(i).(room) + value.(i)));
    fill_row i (c + 1)
  end in

let rec fill i =
  if i < items then begin
    best.(i + 1) <- Array.make (capacity + 1) 0;
    fill_row i 0;
    fill (i + 1)
  end in

(* Goes back through the table: an item was taken if it made a difference. *)
let rec print_items i c =
  if i > 0 then
    if best.(i).(c) = best.(i - 1).(c) then print_items (i - 1) c
    else begin
      print_items (i - 1) (c - weight.(i - 1));
      print_int i;
      print_byte 32
    end in

fill 0;
print_int best.(items).(capacity);
print_newline ();
print_items items capacity;
print_newline ()

(* >>> output
675
3 4 5 7 10 11 13 19 20 
<<< *)
