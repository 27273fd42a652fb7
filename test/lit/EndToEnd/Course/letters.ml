(* Counts how often each letter occurs.
   RUN: %everywhere %s
*)
let text = "It was the best of times, it was the worst of times"

let counts = Array.make 26 0

let () =
  String.iter
    (fun c ->
      let c = Char.lowercase_ascii c in
      if 'a' <= c && c <= 'z' then begin
        let i = Char.code c - Char.code 'a' in
        counts.(i) <- counts.(i) + 1
      end)
    text

let words s =
  let n = ref 0 and inside = ref false in
  String.iteri
    (fun _ c ->
      if c = ' ' || c = ',' then inside := false
      else if not !inside then (inside := true; incr n))
    s;
  !n

let () =
  Array.iteri
    (fun i n ->
      if n > 0 then
        Printf.printf "%c %s %d\n" (Char.chr (i + 97)) (String.make n '#') n)
    counts;
  Printf.printf "%d words, %d characters\n" (words text) (String.length text)

(* >>> output
a ## 2
b # 1
e ##### 5
f ## 2
h ## 2
i #### 4
m ## 2
o ### 3
r # 1
s ###### 6
t ######## 8
w ### 3
12 words, 51 characters
<<< *)
