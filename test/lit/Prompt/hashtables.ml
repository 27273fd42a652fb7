(* RUN: %compare-prompt %s *)
let t : (string, int) Hashtbl.t = Hashtbl.create 16;;
Hashtbl.replace t "a" 1;;
Hashtbl.replace t "b" 2;;
Hashtbl.find t "a";;
Hashtbl.find_opt t "c";;
Hashtbl.mem t "b", Hashtbl.length t;;
Hashtbl.find t "zzz";;
Hashtbl.iter (fun k v -> print_string k; print_int v) t;;
Hashtbl.fold (fun _ v sum -> v + sum) t 0;;
Hashtbl.hash "a" = Hashtbl.hash "a";;
let memo = Hashtbl.create 8;;
let rec fib n = if n < 2 then n else match Hashtbl.find_opt memo n with Some v -> v | None -> let v = fib (n - 1) + fib (n - 2) in Hashtbl.add memo n v; v;;
fib 40;;
Hashtbl.length memo;;
memo;;
(* Output:
val t : (string, int) Hashtbl.t = <abstr>
This is a bug in mincaml-llc or in LLVM.
Stack dump without symbol names (ensure you have llvm-symbolizer in your PATH or set the environment var `LLVM_SYMBOLIZER_PATH` to point to it):
0  libLLVM.so.22.1 0x00007f4869ab8786 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) + 54
1  libLLVM.so.22.1 0x00007f4869ab5fd3 llvm::sys::RunSignalHandlers() + 131
2  libLLVM.so.22.1 0x00007f48699e84b0
3  mincaml-llc     0x0000555dc2f2dfe4
4  libc.so.6       0x00007f4864a5a050
5  mincaml-llc     0x0000555dc33bb718
6  mincaml-llc     0x0000555dc33c1fc3 mincaml::Session::run(mincaml::ast::Expression const&, mincaml::DiagnosticEngine&) + 83
7  mincaml-llc     0x0000555dc33a8fe5 mincaml::prompt::Phrases::evaluate(llvm::StringRef) + 261
8  mincaml-llc     0x0000555dc339e557 mincaml::runPrompt(mincaml::PromptOptions const&) + 3191
9  mincaml-llc     0x0000555dc2f2d85d
10 libLLVM.so.22.1 0x00007f48699e8178 llvm::CrashRecoveryContext::RunSafely(llvm::function_ref<void ()>) + 136
11 mincaml-llc     0x0000555dc2f2f5d2
12 mincaml-llc     0x0000555dc350e71a
13 libc.so.6       0x00007f4864aa71f5
14 libc.so.6       0x00007f4864b278ec
exit status 70: This is a bug in mincaml-llc or in LLVM.
*)
