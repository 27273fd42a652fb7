(* Mean, deviation, median.
   RUN: %everywhere %s
*)
let sum = Array.fold_left (+.) 0.0

let mean a = sum a /. float_of_int (Array.length a)

let variance a =
  let m = mean a in
  mean (Array.map (fun x -> (x -. m) ** 2.0) a)

let deviation a = sqrt (variance a)

let median a =
  let b = Array.copy a in
  Array.sort compare b;
  let n = Array.length b in
  if n mod 2 = 1 then b.(n / 2) else (b.(n / 2 - 1) +. b.(n / 2)) /. 2.0

let minimum a = Array.fold_left min infinity a
let maximum a = Array.fold_left max neg_infinity a

let () =
  let marks = [| 12.5; 15.0; 9.0; 18.5; 11.0; 14.0 |] in
  Printf.printf "mean %.2f\n" (mean marks);
  Printf.printf "deviation %.3f\n" (deviation marks);
  Printf.printf "median %.2f\n" (median marks);
  Printf.printf "from %.1f to %.1f\n" (minimum marks) (maximum marks);
  let m = mean marks in
  let above = Array.map (fun x -> if x > m then 1 else 0) marks in
  Printf.printf "%d above the mean\n" (Array.fold_left (+) 0 above);
  Array.iteri (fun i x -> Printf.printf "%d: %5.1f%%\n" (i + 1) (100. *. x /. 20.)) marks

(* >>> output
mean 13.33
deviation 3.023
median 13.25
from 9.0 to 18.5
3 above the mean
1:  62.5%
2:  75.0%
3:  45.0%
4:  92.5%
5:  55.0%
6:  70.0%
<<< *)
