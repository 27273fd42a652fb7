(* The knapsack problem with 100 items and a capacity of 20,000: a table of the
   best value for each number of items and each capacity, and the way back
   through it. *)

let items = 100 in
let capacity = 20000 in
let weights = Array.make items 0 in
let values = Array.make items 0 in

let rec next seed =
  let seed = seed * 1366 + 150889 in
  seed - seed / 714025 * 714025 in

let rec fill i seed =
  if i < items then begin
    let weight = next seed in
    let value = next weight in
    weights.(i) <- 100 + weight / 700;
    values.(i) <- 50 + value / 900;
    fill (i + 1) value
  end in
fill 0 1;

(* Row i is for the first i items. *)
let table = Array.make (items + 1) (Array.make 0 0) in
let rec make_rows i =
  if i <= items then begin
    table.(i) <- Array.make (capacity + 1) 0;
    make_rows (i + 1)
  end in
make_rows 0;

let rec rows i =
  if i < items then begin
    let weight = weights.(i) in
    let value = values.(i) in
    let before = table.(i) in
    let after = table.(i + 1) in
    let rec columns c =
      if c <= capacity then begin
        let without = before.(c) in
        if c < weight then after.(c) <- without
        else begin
          let packed = before.(c - weight) + value in
          after.(c) <- (if packed > without then packed else without)
        end;
        columns (c + 1)
      end in
    columns 0;
    rows (i + 1)
  end in
rows 0;

let rec choose i left =
  if i > 0 then begin
    if table.(i).(left) <> table.(i - 1).(left) then begin
      print_int (i - 1);
      print_byte 32;
      choose (i - 1) (left - weights.(i - 1))
    end else choose (i - 1) left
  end else left in

print_int table.(items).(capacity);
print_newline ();
let left = choose items capacity in
print_newline ();
print_int left;
print_newline ()

(* >>> output
27123
95 94 90 89 88 87 82 78 76 75 68 67 63 62 61 60 57 56 55 52 49 48 44 43 37 34 31 30 29 28 24 21 20 18 16 14 13 12 9 7 5 2 1 0 
12
<<< *)
