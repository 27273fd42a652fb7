(* A long chain of lets in which each value depends on those before.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = read_int () in let b = a + 1 in let c = a * b in let d = c - a in let e = d + b * c in
let f = e / 3 in let g = f - d in let h = g * g in let i = h + a in let j = i - b in
let k = j * 2 in let l = k + c in let m = l - e in let n = m / 5 in let o = n + f in
let p = o * a in let q = p - g in let r = q + h in let s = r - i in let t = s * 3 in
let u = t + j in let v = u - k in let w = v / 2 in let x = w + l in let y = x - m in
let z = y * n in
pi a; pi b; pi c; pi d; pi e; pi f; pi g; pi h; pi i; pi j; pi k; pi l; pi m; pi n; pi o;
pi p; pi q; pi r; pi s; pi t; pi u; pi v; pi w; pi x; pi y; pi z

(* >>> input
12
<<< *)

(* >>> output
12
13
156
144
2172
724
580
336400
336412
336399
672798
672954
670782
134156
134880
1618560
1617980
1954380
1617968
4853904
5190303
4517505
2258752
2931706
2260924
-1626157872
<<< *)
