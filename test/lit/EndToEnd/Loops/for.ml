(* Bounds are evaluated once and in order; the largest and the smallest int are
   passed; the variable is that of each turn.
   RUN: %everywhere %s
*)
let print n = print_int n; print_newline ()
let () =
  for i = 1 to 3 do print i done;
  for i = 3 downto 1 do print i; for _ = 2 to 1 do print 99 done done;
  for i = 2147483646 to 2147483647 do print i done;
  for i = -2147483647 downto -2147483648 do print i done;
  let lo () = print 100; 5 and hi () = print 200; 7 in
  for i = lo () to hi () do let i = i * 2 in print i done;
  for i = 3 downto 4 do print i done
let edge lo hi = for i = lo to hi do print i done; for i = hi downto lo do print i done
let () = edge max_int max_int; edge min_int min_int; edge 1 0; edge max_int min_int
let captured = Array.make 4 (fun () -> 0)
let () =
  for i = 0 to 3 do captured.(i) <- (fun () -> i * i) done;
  for i = 0 to 3 do print (captured.(i) ()) done
let () =
  let limit = ref 3 in
  for i = 1 to !limit do limit := 10; print i done;
  print !limit
let () =
  let n = 20 in
  let sieve = Array.make (n + 1) true in
  for i = 2 to n do
    if sieve.(i) then begin
      print i;
      let j = ref (i * i) in
      while !j <= n do sieve.(!j) <- false; j := !j + i done
    end
  done
let () = for i = 1 to 1000000 do if i = 1000000 then print i done

(* >>> output
1
2
3
3
2
1
2147483646
2147483647
-2147483647
-2147483648
100
200
10
12
14
2147483647
2147483647
-2147483648
-2147483648
0
1
4
9
1
2
3
10
2
3
5
7
11
13
17
19
1000000
<<< *)
