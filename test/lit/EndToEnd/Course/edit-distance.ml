(* Edit distance and longest common subsequence of two strings.
   RUN: %everywhere %s
*)
let min3 a b c = min a (min b c)

let distance s t =
  let n = String.length s and m = String.length t in
  let d = Array.make_matrix (n + 1) (m + 1) 0 in
  for i = 0 to n do d.(i).(0) <- i done;
  for j = 0 to m do d.(0).(j) <- j done;
  for i = 1 to n do
    for j = 1 to m do
      let cost = if s.[i - 1] = t.[j - 1] then 0 else 1 in
      d.(i).(j) <-
        min3 (d.(i - 1).(j) + 1) (d.(i).(j - 1) + 1) (d.(i - 1).(j - 1) + cost)
    done
  done;
  d.(n).(m)

let rec lcs s t i j =
  if i = String.length s || j = String.length t then ""
  else if s.[i] = t.[j] then String.make 1 s.[i] ^ lcs s t (i + 1) (j + 1)
  else
    let a = lcs s t (i + 1) j in
    let b = lcs s t i (j + 1) in
    if String.length a >= String.length b then a else b

let show s t =
  Printf.printf "%s, %s: distance %d, common %s\n" s t (distance s t) (lcs s t 0 0)

let () =
  show "kitten" "sitting";
  show "flaw" "lawn";
  show "same" "same";
  show "" "abc"

(* >>> output
kitten, sitting: distance 3, common ittn
flaw, lawn: distance 2, common law
same, same: distance 0, common same
, abc: distance 3, common 
<<< *)
