; ModuleID = 'test/lit/EndToEnd/Library/hash-tables.ml'
source_filename = "test/lit/EndToEnd/Library/hash-tables.ml"
target datalayout = "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"
target triple = "sparc-unknown-linux-gnu"

@ml.h = internal global ptr null, align 4
@ml.h.1 = internal global ptr null, align 4
@ml.n = internal global ptr null, align 4
@ml.count = internal global ptr null, align 4
@ml.tokens = internal global ptr null, align 4
@ml.floats = internal global ptr null, align 4
@ml.h.2 = internal global ptr null, align 4
@ml.s = internal global ptr null, align 4
@data.Hashtbl.Int.prime = private unnamed_addr constant { i32, i32 } zeroinitializer, align 8
@data.Hashtbl.Int.prime.233 = private unnamed_addr constant { i32, i32 } zeroinitializer, align 8
@file = private unnamed_addr constant [41 x i8] c"test/lit/EndToEnd/Library/hash-tables.ml\00"
@location.105.19 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 105, i32 19 }
@string = private unnamed_addr constant { [4 x i8], i32, [11 x i8] } { [4 x i8] zeroinitializer, i32 10, [11 x i8] c"Array.fill\00" }, align 8
@location.37.3 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 37, i32 3 }
@location.18.3 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 18, i32 3 }
@location.35.3 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 35, i32 3 }
@location.16.11 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 16, i32 11 }
@string.234 = private unnamed_addr constant { [4 x i8], i32, [10 x i8] } { [4 x i8] zeroinitializer, i32 9, [10 x i8] c"List.init\00" }, align 8
@string.235 = private unnamed_addr constant { [4 x i8], i32, [12 x i8] } { [4 x i8] zeroinitializer, i32 11, [12 x i8] c"char_of_int\00" }, align 8
@location.77.66 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 77, i32 66 }
@location.70.15 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 70, i32 15 }
@ml.Char.lowercase_ascii.closure = internal unnamed_addr constant { ptr } { ptr @ml.Char.lowercase_ascii.entry }, align 8
@location.106.16 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 106, i32 16 }
@location.23.11 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 23, i32 11 }
@location.39.3 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 39, i32 3 }
@location.109.8 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 109, i32 8 }
@ml.fun.closure = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry }, align 8
@ml.fun.closure.237 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.236 }, align 8
@ml.fun.closure.239 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.238 }, align 8
@ml.fun.closure.241 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.240 }, align 8
@ml.fun.closure.243 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.242 }, align 8
@ml.fun.closure.245 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.244 }, align 8
@ml.fun.closure.247 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.246 }, align 8
@ml.fun.closure.249 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.248 }, align 8
@ml.fun.closure.251 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.250 }, align 8
@ml.fun.closure.253 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.252 }, align 8
@ml.fun.closure.255 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.254 }, align 8
@location.24.22 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 24, i32 22 }
@location.27.67 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 27, i32 67 }
@exception.Not_found = private unnamed_addr constant { i32, i32 } zeroinitializer, align 8
@exception.Not_found.256 = private unnamed_addr constant { i32, i32 } zeroinitializer, align 8
@location.29.3 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 29, i32 3 }
@string.257 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"=\00" }, align 8
@string.258 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c" \00" }, align 8
@string.259 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"(\00" }, align 8
@string.260 = private unnamed_addr constant { [4 x i8], i32, [3 x i8] } { [4 x i8] zeroinitializer, i32 2, [3 x i8] c")\0A\00" }, align 8
@ml.fun.closure.262 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.261 }, align 8
@string.263 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c":\00" }, align 8
@ml.fun.closure.265 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.264 }, align 8
@exception.Exit = private unnamed_addr constant { i32, i32 } { i32 3, i32 0 }, align 8
@location.78.31 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 78, i32 31 }
@string.266 = private unnamed_addr constant { [4 x i8], i32, [4 x i8] } { [4 x i8] zeroinitializer, i32 3, [4 x i8] c"end\00" }, align 8
@string.267 = private unnamed_addr constant { [4 x i8], i32, [3 x i8] } { [4 x i8] zeroinitializer, i32 2, [3 x i8] c"%g\00" }, align 8
@string.268 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c",\00" }, align 8
@string.269 = private unnamed_addr constant { [4 x i8], i32, [5 x i8] } { [4 x i8] zeroinitializer, i32 4, [5 x i8] c"leaf\00" }, align 8
@location.94.74 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 94, i32 74 }
@string.270 = private unnamed_addr constant { [4 x i8], i32, [3 x i8] } { [4 x i8] zeroinitializer, i32 2, [3 x i8] c"()\00" }, align 8
@exception.Not_found.271 = private unnamed_addr constant { i32, i32 } zeroinitializer, align 8
@location.108.8 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 108, i32 8 }
@exception.Not_found.272 = private unnamed_addr constant { i32, i32 } zeroinitializer, align 8
@ml.string_of_int.closure = internal unnamed_addr constant { ptr } { ptr @ml.string_of_int.entry }, align 8
@ml.text.closure = internal unnamed_addr constant { ptr } { ptr @ml.text.entry }, align 8
@ml.fun.closure.274 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.273 }, align 8
@ml.fun.closure.276 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.275 }, align 8
@ml.fun.closure.278 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.277 }, align 8
@ml.fun.closure.280 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.279 }, align 8
@ml.fun.closure.282 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.281 }, align 8
@ml.fun.closure.284 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.283 }, align 8
@ml.fun.closure.286 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.285 }, align 8
@ml.fun.closure.288 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.287 }, align 8
@ml.fun.closure.290 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.289 }, align 8
@ml.fun.closure.292 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.291 }, align 8
@ml.partial.closure = internal unnamed_addr constant { ptr } { ptr @ml.partial.entry }, align 8
@ml.fun.closure.294 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.293 }, align 8
@ml.fun.closure.296 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.295 }, align 8
@ml.fun.closure.298 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.297 }, align 8
@ml.fun.closure.300 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.299 }, align 8
@ml.fun.closure.302 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.301 }, align 8
@ml.fun.closure.304 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.303 }, align 8
@ml.fun.closure.306 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.305 }, align 8
@ml.fun.closure.308 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.307 }, align 8
@ml.fun.closure.310 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.309 }, align 8
@ml.fun.closure.312 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.311 }, align 8
@data..3a.3a = private unnamed_addr constant { i32, ptr } { i32 7, ptr null }, align 8
@data..3a.3a.313 = private unnamed_addr constant { i32, ptr } { i32 3, ptr @data..3a.3a }, align 8
@data..3a.3a.314 = private unnamed_addr constant { i32, ptr } { i32 1, ptr @data..3a.3a.313 }, align 8
@data..3a.3a.315 = private unnamed_addr constant { i32, ptr } { i32 0, ptr @data..3a.3a.314 }, align 8
@string.316 = private unnamed_addr constant { [4 x i8], i32, [5 x i8] } { [4 x i8] zeroinitializer, i32 4, [5 x i8] c"none\00" }, align 8
@string.317 = private unnamed_addr constant { [4 x i8], i32, [5 x i8] } { [4 x i8] zeroinitializer, i32 4, [5 x i8] c"true\00" }, align 8
@string.318 = private unnamed_addr constant { [4 x i8], i32, [6 x i8] } { [4 x i8] zeroinitializer, i32 5, [6 x i8] c"false\00" }, align 8
@string.319 = private unnamed_addr constant { [4 x i8], i32, [227 x i8] } { [4 x i8] zeroinitializer, i32 226, [227 x i8] c"the quick brown fox jumps over the lazy dog and the cat and a hat that the bat sat on at the end of a very long and winding road to a small town by the sea where nobody ever came except for the postman who had a dog called fox\00" }, align 8
@data.Some = private unnamed_addr constant { i32 } zeroinitializer, align 8
@data.Number = private unnamed_addr constant { i32, i32 } { i32 0, i32 1 }, align 8
@string.320 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"x\00" }, align 8
@data.Name = private unnamed_addr constant { i32, ptr } { i32 1, ptr getelementptr inbounds (i8, ptr @string.320, i32 8) }, align 8
@data.Point = private unnamed_addr constant { i32, double, double } { i32 2, double 0.000000e+00, double 1.500000e+00 }, align 8
@data.Number.321 = private unnamed_addr constant { i32, i32 } { i32 0, i32 2 }, align 8
@string.322 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"y\00" }, align 8
@data.Name.323 = private unnamed_addr constant { i32, ptr } { i32 1, ptr getelementptr inbounds (i8, ptr @string.322, i32 8) }, align 8
@data.Point.324 = private unnamed_addr constant { i32, double, double } { i32 2, double -0.000000e+00, double 1.500000e+00 }, align 8
@data.Number.325 = private unnamed_addr constant { i32, i32 } { i32 0, i32 1 }, align 8
@data..3a.3a.326 = private unnamed_addr constant { ptr, ptr } { ptr @data.Number.325, ptr null }, align 8
@data..3a.3a.327 = private unnamed_addr constant { ptr, ptr } { ptr null, ptr @data..3a.3a.326 }, align 8
@data..3a.3a.328 = private unnamed_addr constant { ptr, ptr } { ptr @data.Point.324, ptr @data..3a.3a.327 }, align 8
@data..3a.3a.329 = private unnamed_addr constant { ptr, ptr } { ptr @data.Name.323, ptr @data..3a.3a.328 }, align 8
@data..3a.3a.330 = private unnamed_addr constant { ptr, ptr } { ptr @data.Number.321, ptr @data..3a.3a.329 }, align 8
@data..3a.3a.331 = private unnamed_addr constant { ptr, ptr } { ptr @data.Point, ptr @data..3a.3a.330 }, align 8
@data..3a.3a.332 = private unnamed_addr constant { ptr, ptr } { ptr null, ptr @data..3a.3a.331 }, align 8
@data..3a.3a.333 = private unnamed_addr constant { ptr, ptr } { ptr @data.Name, ptr @data..3a.3a.332 }, align 8
@data..3a.3a.334 = private unnamed_addr constant { ptr, ptr } { ptr @data.Number, ptr @data..3a.3a.333 }, align 8
@data..3a.3a.335 = private unnamed_addr constant { double, ptr } { double -3.750000e+00, ptr null }, align 8
@data..3a.3a.336 = private unnamed_addr constant { double, ptr } { double 1.000000e-310, ptr @data..3a.3a.335 }, align 8
@data..3a.3a.337 = private unnamed_addr constant { double, ptr } { double 2.500000e+00, ptr @data..3a.3a.336 }, align 8
@data..3a.3a.338 = private unnamed_addr constant { double, ptr } { double 0x7FF8000000000000, ptr @data..3a.3a.337 }, align 8
@data..3a.3a.339 = private unnamed_addr constant { double, ptr } { double 0.000000e+00, ptr @data..3a.3a.338 }, align 8
@data..3a.3a.340 = private unnamed_addr constant { double, ptr } { double 0x7FF0000000000000, ptr @data..3a.3a.339 }, align 8
@data..3a.3a.341 = private unnamed_addr constant { double, ptr } { double 1.000000e+300, ptr @data..3a.3a.340 }, align 8
@data..3a.3a.342 = private unnamed_addr constant { double, ptr } { double -0.000000e+00, ptr @data..3a.3a.341 }, align 8
@data..3a.3a.343 = private unnamed_addr constant { double, ptr } { double 0x7FF8000000000000, ptr @data..3a.3a.342 }, align 8
@data..3a.3a.344 = private unnamed_addr constant { double, ptr } { double 1.000000e-01, ptr @data..3a.3a.343 }, align 8
@data..3a.3a.345 = private unnamed_addr constant { double, ptr } { double 1.000000e+00, ptr @data..3a.3a.344 }, align 8
@ml.fun.closure.347 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.346 }, align 8
@string.348 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"a\00" }, align 8
@string.349 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"b\00" }, align 8
@string.350 = private unnamed_addr constant { [4 x i8], i32, [4 x i8] } { [4 x i8] zeroinitializer, i32 3, [4 x i8] c"TWO\00" }, align 8
@data..3a.3a.351 = private unnamed_addr constant { ptr, ptr } { ptr getelementptr inbounds (i8, ptr @string.350, i32 8), ptr null }, align 8
@string.352 = private unnamed_addr constant { [4 x i8], i32, [6 x i8] } { [4 x i8] zeroinitializer, i32 5, [6 x i8] c"three\00" }, align 8
@data..3a.3a.353 = private unnamed_addr constant { ptr, ptr } { ptr getelementptr inbounds (i8, ptr @string.352, i32 8), ptr @data..3a.3a.351 }, align 8
@string.354 = private unnamed_addr constant { [4 x i8], i32, [4 x i8] } { [4 x i8] zeroinitializer, i32 3, [4 x i8] c"ONE\00" }, align 8
@data..3a.3a.355 = private unnamed_addr constant { ptr, ptr } { ptr getelementptr inbounds (i8, ptr @string.354, i32 8), ptr @data..3a.3a.353 }, align 8
@string.356 = private unnamed_addr constant { [4 x i8], i32, [4 x i8] } { [4 x i8] zeroinitializer, i32 3, [4 x i8] c"two\00" }, align 8
@data..3a.3a.357 = private unnamed_addr constant { ptr, ptr } { ptr getelementptr inbounds (i8, ptr @string.356, i32 8), ptr @data..3a.3a.355 }, align 8
@string.358 = private unnamed_addr constant { [4 x i8], i32, [4 x i8] } { [4 x i8] zeroinitializer, i32 3, [4 x i8] c"One\00" }, align 8
@data..3a.3a.359 = private unnamed_addr constant { ptr, ptr } { ptr getelementptr inbounds (i8, ptr @string.358, i32 8), ptr @data..3a.3a.357 }, align 8
@string.360 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"k\00" }, align 8
@string.361 = private unnamed_addr constant { [4 x i8], i32, [6 x i8] } { [4 x i8] zeroinitializer, i32 5, [6 x i8] c"tHREE\00" }, align 8
@string.362 = private unnamed_addr constant { [4 x i8], i32, [5 x i8] } { [4 x i8] zeroinitializer, i32 4, [5 x i8] c"four\00" }, align 8
@string.363 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"\0A\00" }, align 8
@string.364 = private unnamed_addr constant { [4 x i8], i32, [3 x i8] } { [4 x i8] zeroinitializer, i32 2, [3 x i8] c"K7\00" }, align 8
@string.365 = private unnamed_addr constant { [4 x i8], i32, [3 x i8] } { [4 x i8] zeroinitializer, i32 2, [3 x i8] c"k8\00" }, align 8
@data..3a.3a.366 = private unnamed_addr constant { i32, ptr } { i32 -1, ptr null }, align 8
@data..3a.3a.367 = private unnamed_addr constant { i32, ptr } { i32 17, ptr @data..3a.3a.366 }, align 8
@data..3a.3a.368 = private unnamed_addr constant { i32, ptr } { i32 1, ptr @data..3a.3a.367 }, align 8
@data..3a.3a.369 = private unnamed_addr constant { i32, ptr } { i32 31, ptr @data..3a.3a.368 }, align 8
@data..3a.3a.370 = private unnamed_addr constant { i32, ptr } { i32 15, ptr @data..3a.3a.369 }, align 8
@data..3a.3a.371 = private unnamed_addr constant { i32, ptr } { i32 -1, ptr @data..3a.3a.370 }, align 8
@ml.arguments = internal global [8 x i8] zeroinitializer, align 8, !mincaml.arguments !0
@ml.exceptions = internal constant [0 x { ptr, ptr }] zeroinitializer

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.part(i32 noundef %index, ptr noundef nonnull dereferenceable(16) %closure) unnamed_addr #0 !dbg !5 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 1, !dbg !7
  %part = load ptr, ptr %field, align 4, !dbg !7, !tbaa !8, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 2, !dbg !7
  %part2 = load i32, ptr %field1, align 4, !dbg !7, !tbaa !11, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 3, !dbg !7
  %part4 = load ptr, ptr %field3, align 4, !dbg !7, !tbaa !8, !noundef !0
  %cmp = icmp eq i32 %index, 0, !dbg !7
  br i1 %cmp, label %then, label %else, !dbg !7

then:                                             ; preds = %entry
  %view_tree = musttail call tailcc ptr @ml.view_tree(ptr %part), !dbg !7
  ret ptr %view_tree, !dbg !7

else:                                             ; preds = %entry
  %cmp5 = icmp eq i32 %index, 1, !dbg !7
  br i1 %cmp5, label %then6, label %else8, !dbg !7

then6:                                            ; preds = %else
  %object = call ptr @min_caml_allocate(i32 8), !dbg !7
  store i32 0, ptr %object, align 4, !dbg !7, !tbaa !13
  %field7 = getelementptr inbounds nuw { i32, i32 }, ptr %object, i32 0, i32 1, !dbg !7
  store i32 %part2, ptr %field7, align 4, !dbg !7, !tbaa !15
  ret ptr %object, !dbg !7

else8:                                            ; preds = %else
  %view_tree9 = musttail call tailcc ptr @ml.view_tree(ptr %part4), !dbg !7
  ret ptr %view_tree9, !dbg !7
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.view_tree(ptr noundef %left) #0 !dbg !17 {
entry:
  %is.constant = icmp eq ptr %left, null, !dbg !18
  br i1 %is.constant, label %constant, label %object, !dbg !18

constant:                                         ; preds = %entry
  ret ptr @data.Hashtbl.Int.prime, !dbg !18

object:                                           ; preds = %entry
  %part = load ptr, ptr %left, align 4, !dbg !18, !tbaa !19, !noundef !0
  %field = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %left, i32 0, i32 1, !dbg !18
  %part1 = load i32, ptr %field, align 4, !dbg !18, !tbaa !21, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %left, i32 0, i32 2, !dbg !18
  %part3 = load ptr, ptr %field2, align 4, !dbg !18, !tbaa !23, !noundef !0
  %part8 = call ptr @min_caml_allocate(i32 16), !dbg !18
  store ptr @ml.part, ptr %part8, align 4, !dbg !18, !tbaa !25
  %field5 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %part8, i32 0, i32 1, !dbg !18
  store ptr %part, ptr %field5, align 4, !dbg !18, !tbaa !8
  %field6 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %part8, i32 0, i32 2, !dbg !18
  store i32 %part1, ptr %field6, align 4, !dbg !18, !tbaa !11
  %field7 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %part8, i32 0, i32 3, !dbg !18
  store ptr %part3, ptr %field7, align 4, !dbg !18, !tbaa !8
  %object9 = call ptr @min_caml_allocate(i32 16), !dbg !18
  store i32 4, ptr %object9, align 4, !dbg !18, !tbaa !13
  %field10 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object9, i32 0, i32 1, !dbg !18
  store i32 3072, ptr %field10, align 4, !dbg !18, !tbaa !27
  %field11 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object9, i32 0, i32 2, !dbg !18
  store i32 3, ptr %field11, align 4, !dbg !18, !tbaa !29
  %field12 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object9, i32 0, i32 3, !dbg !18
  store ptr %part8, ptr %field12, align 4, !dbg !18, !tbaa !31
  ret ptr %object9, !dbg !18
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.part.3(i32 noundef %index, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !33 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %closure, i32 0, i32 1, !dbg !34
  %part = load i32, ptr %field, align 4, !dbg !34, !tbaa !11, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %closure, i32 0, i32 2, !dbg !34
  %part2 = load ptr, ptr %field1, align 4, !dbg !34, !tbaa !35, !noundef !0
  %cmp = icmp eq i32 %index, 0, !dbg !34
  br i1 %cmp, label %then, label %else, !dbg !34

then:                                             ; preds = %entry
  %object = call ptr @min_caml_allocate(i32 8), !dbg !34
  store i32 0, ptr %object, align 4, !dbg !34, !tbaa !13
  %field3 = getelementptr inbounds nuw { i32, i32 }, ptr %object, i32 0, i32 1, !dbg !34
  store i32 %part, ptr %field3, align 4, !dbg !34, !tbaa !15
  ret ptr %object, !dbg !34

else:                                             ; preds = %entry
  %view_list = musttail call tailcc ptr @ml.view_list(ptr %part2), !dbg !34
  ret ptr %view_list, !dbg !34
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.view_list(ptr noundef %left) #0 !dbg !37 {
entry:
  %is.constant = icmp eq ptr %left, null, !dbg !38
  br i1 %is.constant, label %constant, label %object, !dbg !38

constant:                                         ; preds = %entry
  ret ptr @data.Hashtbl.Int.prime.233, !dbg !38

object:                                           ; preds = %entry
  %part = load i32, ptr %left, align 4, !dbg !38, !tbaa !39, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %left, i32 0, i32 1, !dbg !38
  %part1 = load ptr, ptr %field, align 4, !dbg !38, !tbaa !41, !noundef !0
  %part5 = call ptr @min_caml_allocate(i32 16), !dbg !38
  store ptr @ml.part.3, ptr %part5, align 4, !dbg !38, !tbaa !25
  %field3 = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %part5, i32 0, i32 1, !dbg !38
  store i32 %part, ptr %field3, align 4, !dbg !38, !tbaa !11
  %field4 = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %part5, i32 0, i32 2, !dbg !38
  store ptr %part1, ptr %field4, align 4, !dbg !38, !tbaa !35
  %object6 = call ptr @min_caml_allocate(i32 16), !dbg !38
  store i32 4, ptr %object6, align 4, !dbg !38, !tbaa !13
  %field7 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object6, i32 0, i32 1, !dbg !38
  store i32 2048, ptr %field7, align 4, !dbg !38, !tbaa !27
  %field8 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object6, i32 0, i32 2, !dbg !38
  store i32 2, ptr %field8, align 4, !dbg !38, !tbaa !29
  %field9 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object6, i32 0, i32 3, !dbg !38
  store ptr %part5, ptr %field9, align 4, !dbg !38, !tbaa !31
  ret ptr %object6, !dbg !38
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.position_token(ptr noundef %left) #0 !dbg !43 {
entry:
  %is.constant = icmp eq ptr %left, null, !dbg !44
  br i1 %is.constant, label %constant, label %object, !dbg !44

constant:                                         ; preds = %entry
  ret i32 0, !dbg !44

object:                                           ; preds = %entry
  %tag = load i32, ptr %left, align 4, !dbg !44, !tbaa !13, !range !45, !noundef !0
  switch i32 %tag, label %default [
    i32 0, label %case
    i32 1, label %case1
    i32 2, label %case2
  ], !dbg !44

case:                                             ; preds = %object
  ret i32 1, !dbg !44

case1:                                            ; preds = %object
  ret i32 2, !dbg !44

case2:                                            ; preds = %object
  ret i32 3, !dbg !44

default:                                          ; preds = %object
  unreachable, !dbg !44
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.order_all_token(ptr noundef %left, ptr noundef %right) #0 !dbg !46 {
entry:
  %is.constant = icmp eq ptr %left, null, !dbg !47
  br i1 %is.constant, label %constant, label %object, !dbg !47

constant:                                         ; preds = %entry
  %fits = icmp eq ptr %right, null, !dbg !47
  br i1 %fits, label %case, label %next.case, !dbg !47

case:                                             ; preds = %constant
  ret i32 0, !dbg !47

next.case:                                        ; preds = %constant
  br label %default, !dbg !47

default:                                          ; preds = %next.case
  ret i32 -1, !dbg !47

object:                                           ; preds = %entry
  %tag = load i32, ptr %left, align 4, !dbg !47, !tbaa !13, !range !45, !noundef !0
  switch i32 %tag, label %default84 [
    i32 0, label %case1
    i32 1, label %case18
    i32 2, label %case34
  ], !dbg !47

case1:                                            ; preds = %object
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %left, i32 0, i32 1, !dbg !47
  %left2 = load i32, ptr %field, align 4, !dbg !47, !tbaa !48, !noundef !0
  %is.constant3 = icmp eq ptr %right, null, !dbg !47
  br i1 %is.constant3, label %default14, label %object4, !dbg !47

object4:                                          ; preds = %case1
  %tag5 = load i32, ptr %right, align 4, !dbg !47, !tbaa !13, !range !45, !noundef !0
  %fits6 = icmp eq i32 %tag5, 0, !dbg !47
  br i1 %fits6, label %case7, label %next.case13, !dbg !47

case7:                                            ; preds = %object4
  %field8 = getelementptr inbounds nuw { i32, i32 }, ptr %right, i32 0, i32 1, !dbg !47
  %right9 = load i32, ptr %field8, align 4, !dbg !47, !tbaa !48, !noundef !0
  %cmp = icmp slt i32 %left2, %right9, !dbg !47
  br i1 %cmp, label %then, label %else, !dbg !47

then:                                             ; preds = %case7
  ret i32 -1, !dbg !47

else:                                             ; preds = %case7
  %cmp10 = icmp sgt i32 %left2, %right9, !dbg !47
  br i1 %cmp10, label %then11, label %else12, !dbg !47

then11:                                           ; preds = %else
  ret i32 1, !dbg !47

else12:                                           ; preds = %else
  ret i32 0, !dbg !47

next.case13:                                      ; preds = %object4
  br label %default14, !dbg !47

default14:                                        ; preds = %next.case13, %case1
  %position_token = call tailcc i32 @ml.position_token(ptr %right), !dbg !47
  %cmp15 = icmp slt i32 1, %position_token, !dbg !47
  br i1 %cmp15, label %then16, label %else17, !dbg !47

then16:                                           ; preds = %default14
  ret i32 -1, !dbg !47

else17:                                           ; preds = %default14
  ret i32 1, !dbg !47

case18:                                           ; preds = %object
  %field19 = getelementptr inbounds nuw { i32, ptr }, ptr %left, i32 0, i32 1, !dbg !47
  %left20 = load ptr, ptr %field19, align 4, !dbg !47, !tbaa !50, !nonnull !0, !noundef !0
  %is.constant21 = icmp eq ptr %right, null, !dbg !47
  br i1 %is.constant21, label %default29, label %object22, !dbg !47

object22:                                         ; preds = %case18
  %tag23 = load i32, ptr %right, align 4, !dbg !47, !tbaa !13, !range !45, !noundef !0
  %fits24 = icmp eq i32 %tag23, 1, !dbg !47
  br i1 %fits24, label %case25, label %next.case28, !dbg !47

case25:                                           ; preds = %object22
  %field26 = getelementptr inbounds nuw { i32, ptr }, ptr %right, i32 0, i32 1, !dbg !47
  %right27 = load ptr, ptr %field26, align 4, !dbg !47, !tbaa !50, !nonnull !0, !noundef !0
  %compare = call i32 @min_caml_String_compare(ptr %left20, ptr %right27), !dbg !47
  ret i32 %compare, !dbg !47

next.case28:                                      ; preds = %object22
  br label %default29, !dbg !47

default29:                                        ; preds = %next.case28, %case18
  %position_token30 = call tailcc i32 @ml.position_token(ptr %right), !dbg !47
  %cmp31 = icmp slt i32 2, %position_token30, !dbg !47
  br i1 %cmp31, label %then32, label %else33, !dbg !47

then32:                                           ; preds = %default29
  ret i32 -1, !dbg !47

else33:                                           ; preds = %default29
  ret i32 1, !dbg !47

case34:                                           ; preds = %object
  %field35 = getelementptr inbounds nuw { i32, double, double }, ptr %left, i32 0, i32 1, !dbg !47
  %left36 = load double, ptr %field35, align 8, !dbg !47, !tbaa !52, !noundef !0
  %field37 = getelementptr inbounds nuw { i32, double, double }, ptr %left, i32 0, i32 2, !dbg !47
  %left38 = load double, ptr %field37, align 8, !dbg !47, !tbaa !54, !noundef !0
  %is.constant39 = icmp eq ptr %right, null, !dbg !47
  br i1 %is.constant39, label %default83, label %object40, !dbg !47

object40:                                         ; preds = %case34
  %tag41 = load i32, ptr %right, align 4, !dbg !47, !tbaa !13, !range !45, !noundef !0
  %fits42 = icmp eq i32 %tag41, 2, !dbg !47
  br i1 %fits42, label %case43, label %next.case82, !dbg !47

case43:                                           ; preds = %object40
  %field44 = getelementptr inbounds nuw { i32, double, double }, ptr %right, i32 0, i32 1, !dbg !47
  %right45 = load double, ptr %field44, align 8, !dbg !47, !tbaa !52, !noundef !0
  %field46 = getelementptr inbounds nuw { i32, double, double }, ptr %right, i32 0, i32 2, !dbg !47
  %right47 = load double, ptr %field46, align 8, !dbg !47, !tbaa !54, !noundef !0
  %cmp48 = fcmp olt double %left36, %right45, !dbg !47
  br i1 %cmp48, label %join62, label %else49, !dbg !47

else49:                                           ; preds = %case43
  %cmp50 = fcmp ogt double %left36, %right45, !dbg !47
  br i1 %cmp50, label %join60, label %else51, !dbg !47

else51:                                           ; preds = %else49
  %cmp52 = fcmp oeq double %left36, %right45, !dbg !47
  br i1 %cmp52, label %join58, label %else53, !dbg !47

else53:                                           ; preds = %else51
  %cmp54 = fcmp oeq double %left36, %left36, !dbg !47
  br i1 %cmp54, label %join, label %else55, !dbg !47

else55:                                           ; preds = %else53
  %cmp56 = fcmp oeq double %right45, %right45, !dbg !47
  %if = select i1 %cmp56, i32 -1, i32 0, !dbg !47
  br label %join, !dbg !47

join:                                             ; preds = %else55, %else53
  %if57 = phi i32 [ 1, %else53 ], [ %if, %else55 ], !dbg !47
  br label %join58, !dbg !47

join58:                                           ; preds = %join, %else51
  %if59 = phi i32 [ 0, %else51 ], [ %if57, %join ], !dbg !47
  br label %join60, !dbg !47

join60:                                           ; preds = %join58, %else49
  %if61 = phi i32 [ 1, %else49 ], [ %if59, %join58 ], !dbg !47
  br label %join62, !dbg !47

join62:                                           ; preds = %join60, %case43
  %order = phi i32 [ -1, %case43 ], [ %if61, %join60 ], !dbg !47
  %cmp64 = icmp eq i32 %order, 0, !dbg !47
  br i1 %cmp64, label %then65, label %else81, !dbg !47

then65:                                           ; preds = %join62
  %cmp66 = fcmp olt double %left38, %right47, !dbg !47
  br i1 %cmp66, label %then67, label %else68, !dbg !47

then67:                                           ; preds = %then65
  ret i32 -1, !dbg !47

else68:                                           ; preds = %then65
  %cmp69 = fcmp ogt double %left38, %right47, !dbg !47
  br i1 %cmp69, label %then70, label %else71, !dbg !47

then70:                                           ; preds = %else68
  ret i32 1, !dbg !47

else71:                                           ; preds = %else68
  %cmp72 = fcmp oeq double %left38, %right47, !dbg !47
  br i1 %cmp72, label %then73, label %else74, !dbg !47

then73:                                           ; preds = %else71
  ret i32 0, !dbg !47

else74:                                           ; preds = %else71
  %cmp75 = fcmp oeq double %left38, %left38, !dbg !47
  br i1 %cmp75, label %then76, label %else77, !dbg !47

then76:                                           ; preds = %else74
  ret i32 1, !dbg !47

else77:                                           ; preds = %else74
  %cmp78 = fcmp oeq double %right47, %right47, !dbg !47
  br i1 %cmp78, label %then79, label %else80, !dbg !47

then79:                                           ; preds = %else77
  ret i32 -1, !dbg !47

else80:                                           ; preds = %else77
  ret i32 0, !dbg !47

else81:                                           ; preds = %join62
  ret i32 %order, !dbg !47

next.case82:                                      ; preds = %object40
  br label %default83, !dbg !47

default83:                                        ; preds = %next.case82, %case34
  ret i32 1, !dbg !47

default84:                                        ; preds = %object
  unreachable, !dbg !47
}

; Function Attrs: nounwind
define internal tailcc noundef i1 @ml.equal_tree(ptr noundef %left, ptr noundef %right) #0 !dbg !56 {
entry:
  %is.constant = icmp eq ptr %left, null, !dbg !57
  br i1 %is.constant, label %constant, label %object, !dbg !57

constant:                                         ; preds = %entry
  %fits = icmp eq ptr %right, null, !dbg !57
  br i1 %fits, label %case, label %next.case, !dbg !57

case:                                             ; preds = %constant
  ret i1 true, !dbg !57

next.case:                                        ; preds = %constant
  br label %default, !dbg !57

default:                                          ; preds = %next.case
  ret i1 false, !dbg !57

object:                                           ; preds = %entry
  %left1 = load ptr, ptr %left, align 4, !dbg !57, !tbaa !19, !noundef !0
  %field = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %left, i32 0, i32 1, !dbg !57
  %left2 = load i32, ptr %field, align 4, !dbg !57, !tbaa !21, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %left, i32 0, i32 2, !dbg !57
  %left4 = load ptr, ptr %field3, align 4, !dbg !57, !tbaa !23, !noundef !0
  %is.constant5 = icmp eq ptr %right, null, !dbg !57
  br i1 %is.constant5, label %default15, label %object6, !dbg !57

object6:                                          ; preds = %object
  %right7 = load ptr, ptr %right, align 4, !dbg !57, !tbaa !19, !noundef !0
  %field8 = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %right, i32 0, i32 1, !dbg !57
  %right9 = load i32, ptr %field8, align 4, !dbg !57, !tbaa !21, !noundef !0
  %field10 = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %right, i32 0, i32 2, !dbg !57
  %right11 = load ptr, ptr %field10, align 4, !dbg !57, !tbaa !23, !noundef !0
  %equal_tree = call tailcc i1 @ml.equal_tree(ptr %left1, ptr %right7), !dbg !57
  br i1 %equal_tree, label %then, label %else14, !dbg !57

then:                                             ; preds = %object6
  %cmp = icmp eq i32 %left2, %right9, !dbg !57
  br i1 %cmp, label %then12, label %else, !dbg !57

then12:                                           ; preds = %then
  %equal_tree13 = musttail call tailcc i1 @ml.equal_tree(ptr %left4, ptr %right11), !dbg !57
  ret i1 %equal_tree13, !dbg !57

else:                                             ; preds = %then
  ret i1 false, !dbg !57

else14:                                           ; preds = %object6
  ret i1 false, !dbg !57

default15:                                        ; preds = %object
  ret i1 false, !dbg !57
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.order_list(ptr noundef %left, ptr noundef %right) #0 !dbg !58 {
entry:
  %is.constant = icmp eq ptr %left, null, !dbg !59
  br i1 %is.constant, label %constant, label %object, !dbg !59

constant:                                         ; preds = %entry
  %fits = icmp eq ptr %right, null, !dbg !59
  br i1 %fits, label %case, label %next.case, !dbg !59

case:                                             ; preds = %constant
  ret i32 0, !dbg !59

next.case:                                        ; preds = %constant
  br label %default, !dbg !59

default:                                          ; preds = %next.case
  ret i32 -1, !dbg !59

object:                                           ; preds = %entry
  %left1 = load i32, ptr %left, align 4, !dbg !59, !tbaa !39, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %left, i32 0, i32 1, !dbg !59
  %left2 = load ptr, ptr %field, align 4, !dbg !59, !tbaa !41, !noundef !0
  %is.constant3 = icmp eq ptr %right, null, !dbg !59
  br i1 %is.constant3, label %default12, label %object4, !dbg !59

object4:                                          ; preds = %object
  %right5 = load i32, ptr %right, align 4, !dbg !59, !tbaa !39, !noundef !0
  %field6 = getelementptr inbounds nuw { i32, ptr }, ptr %right, i32 0, i32 1, !dbg !59
  %right7 = load ptr, ptr %field6, align 4, !dbg !59, !tbaa !41, !noundef !0
  %cmp = icmp slt i32 %left1, %right5, !dbg !59
  br i1 %cmp, label %join, label %else, !dbg !59

else:                                             ; preds = %object4
  %cmp8 = icmp sgt i32 %left1, %right5, !dbg !59
  %if = select i1 %cmp8, i32 1, i32 0, !dbg !59
  br label %join, !dbg !59

join:                                             ; preds = %else, %object4
  %order = phi i32 [ -1, %object4 ], [ %if, %else ], !dbg !59
  %cmp10 = icmp eq i32 %order, 0, !dbg !59
  br i1 %cmp10, label %then, label %else11, !dbg !59

then:                                             ; preds = %join
  %order_list = musttail call tailcc i32 @ml.order_list(ptr %left2, ptr %right7), !dbg !59
  ret i32 %order_list, !dbg !59

else11:                                           ; preds = %join
  ret i32 %order, !dbg !59

default12:                                        ; preds = %object
  ret i32 1, !dbg !59
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Char.lowercase_ascii(i32 noundef %c) #0 !dbg !60 {
entry:
  %distance = sub i32 %c, 65, !dbg !61
  %fits = icmp ule i32 %distance, 25, !dbg !61
  br i1 %fits, label %case, label %next.case, !dbg !61

case:                                             ; preds = %entry
  %add = add i32 %c, 32, !dbg !61
  %no.character = icmp ugt i32 %add, 255, !dbg !61
  br i1 %no.character, label %fail, label %ok, !dbg !61, !prof !62

fail:                                             ; preds = %case
  call void @min_caml_fail_character(ptr @location.105.19, i32 %add), !dbg !61
  unreachable, !dbg !61

ok:                                               ; preds = %case
  ret i32 %add, !dbg !61

next.case:                                        ; preds = %entry
  ret i32 %c, !dbg !61
}

; Function Attrs: nounwind
define internal tailcc void @ml.Array.fill(ptr noundef nonnull %a, i32 noundef %start, i32 noundef %count, ptr noundef %x) #0 !dbg !63 {
entry:
  %cmp = icmp slt i32 %start, 0, !dbg !64
  br i1 %cmp, label %join4, label %else, !dbg !64

else:                                             ; preds = %entry
  %cmp1 = icmp slt i32 %count, 0, !dbg !64
  br i1 %cmp1, label %join, label %else2, !dbg !64

else2:                                            ; preds = %else
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !64
  %length = load i32, ptr %length.address, align 4, !dbg !64, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, %count, !dbg !64
  %cmp3 = icmp sgt i32 %start, %sub, !dbg !64
  br label %join, !dbg !64

join:                                             ; preds = %else2, %else
  %if = phi i1 [ true, %else ], [ %cmp3, %else2 ], !dbg !64
  br label %join4, !dbg !64

join4:                                            ; preds = %join, %entry
  %if5 = phi i1 [ true, %entry ], [ %if, %join ], !dbg !64
  br i1 %if5, label %then, label %join6, !dbg !64

then:                                             ; preds = %join4
  call void @min_caml_Failure_invalid_argument(ptr getelementptr inbounds (i8, ptr @string, i32 8)), !dbg !64
  unreachable, !dbg !64

join6:                                            ; preds = %join4
  %add = add i32 %start, %count, !dbg !64
  %last = sub i32 %add, 1, !dbg !64
  %cmp8 = icmp sle i32 %start, %last, !dbg !64
  br i1 %cmp8, label %then9, label %else17, !dbg !64

then9:                                            ; preds = %join6
  br label %for, !dbg !64

for:                                              ; preds = %then13, %then9
  %i = phi i32 [ %start, %then9 ], [ %add14, %then13 ], !dbg !64
  %length.address10 = getelementptr i8, ptr %a, i32 -4, !dbg !64
  %length11 = load i32, ptr %length.address10, align 4, !dbg !64, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length11, !dbg !64
  br i1 %outside, label %fail, label %ok, !dbg !64, !prof !62

fail:                                             ; preds = %for
  call void @min_caml_fail_bounds(ptr @location.37.3, i32 %i, i32 %length11), !dbg !64
  unreachable, !dbg !64

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !64
  store ptr %x, ptr %element.address, align 4, !dbg !64, !tbaa !68
  %cmp12 = icmp slt i32 %i, %last, !dbg !64
  br i1 %cmp12, label %then13, label %else16, !dbg !64

then13:                                           ; preds = %ok
  %add14 = add i32 %i, 1, !dbg !64
  br label %for, !dbg !64

else16:                                           ; preds = %ok
  ret void, !dbg !64

else17:                                           ; preds = %join6
  ret void, !dbg !64
}

; Function Attrs: nounwind
define internal tailcc void @ml.Array.fill.4(ptr noundef nonnull %a, i32 noundef %start, i32 noundef %count, ptr noundef %x) #0 !dbg !70 {
entry:
  %cmp = icmp slt i32 %start, 0, !dbg !71
  br i1 %cmp, label %join4, label %else, !dbg !71

else:                                             ; preds = %entry
  %cmp1 = icmp slt i32 %count, 0, !dbg !71
  br i1 %cmp1, label %join, label %else2, !dbg !71

else2:                                            ; preds = %else
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !71
  %length = load i32, ptr %length.address, align 4, !dbg !71, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, %count, !dbg !71
  %cmp3 = icmp sgt i32 %start, %sub, !dbg !71
  br label %join, !dbg !71

join:                                             ; preds = %else2, %else
  %if = phi i1 [ true, %else ], [ %cmp3, %else2 ], !dbg !71
  br label %join4, !dbg !71

join4:                                            ; preds = %join, %entry
  %if5 = phi i1 [ true, %entry ], [ %if, %join ], !dbg !71
  br i1 %if5, label %then, label %join6, !dbg !71

then:                                             ; preds = %join4
  call void @min_caml_Failure_invalid_argument(ptr getelementptr inbounds (i8, ptr @string, i32 8)), !dbg !71
  unreachable, !dbg !71

join6:                                            ; preds = %join4
  %add = add i32 %start, %count, !dbg !71
  %last = sub i32 %add, 1, !dbg !71
  %cmp8 = icmp sle i32 %start, %last, !dbg !71
  br i1 %cmp8, label %then9, label %else17, !dbg !71

then9:                                            ; preds = %join6
  br label %for, !dbg !71

for:                                              ; preds = %then13, %then9
  %i = phi i32 [ %start, %then9 ], [ %add14, %then13 ], !dbg !71
  %length.address10 = getelementptr i8, ptr %a, i32 -4, !dbg !71
  %length11 = load i32, ptr %length.address10, align 4, !dbg !71, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length11, !dbg !71
  br i1 %outside, label %fail, label %ok, !dbg !71, !prof !62

fail:                                             ; preds = %for
  call void @min_caml_fail_bounds(ptr @location.37.3, i32 %i, i32 %length11), !dbg !71
  unreachable, !dbg !71

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !71
  store ptr %x, ptr %element.address, align 4, !dbg !71, !tbaa !72
  %cmp12 = icmp slt i32 %i, %last, !dbg !71
  br i1 %cmp12, label %then13, label %else16, !dbg !71

then13:                                           ; preds = %ok
  %add14 = add i32 %i, 1, !dbg !71
  br label %for, !dbg !71

else16:                                           ; preds = %ok
  ret void, !dbg !71

else17:                                           ; preds = %join6
  ret void, !dbg !71
}

; Function Attrs: nounwind
define internal tailcc void @ml.Array.iter(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !74 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !75
  %length = load i32, ptr %length.address, align 4, !dbg !75, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !75
  %cmp = icmp sle i32 0, %last, !dbg !75
  br i1 %cmp, label %then, label %else5, !dbg !75

then:                                             ; preds = %entry
  br label %for, !dbg !75

for:                                              ; preds = %then4, %then
  %i = phi i32 [ 0, %then ], [ %add, %then4 ], !dbg !75
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !75
  %length2 = load i32, ptr %length.address1, align 4, !dbg !75, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !75
  br i1 %outside, label %fail, label %ok, !dbg !75, !prof !62

fail:                                             ; preds = %for
  call void @min_caml_fail_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !75
  unreachable, !dbg !75

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw i32, ptr %a, i32 %i, !dbg !75
  %element = load i32, ptr %element.address, align 4, !dbg !75, !tbaa !76, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !75, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(i32 %element, ptr %f), !dbg !75
  %cmp3 = icmp slt i32 %i, %last, !dbg !75
  br i1 %cmp3, label %then4, label %else, !dbg !75

then4:                                            ; preds = %ok
  %add = add i32 %i, 1, !dbg !75
  br label %for, !dbg !75

else:                                             ; preds = %ok
  ret void, !dbg !75

else5:                                            ; preds = %entry
  ret void, !dbg !75
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.5(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !78 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !79
  %length = load i32, ptr %length.address, align 4, !dbg !79, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !79
  %cmp = icmp sle i32 0, %last, !dbg !79
  br i1 %cmp, label %then, label %else7, !dbg !79

then:                                             ; preds = %entry
  br label %for, !dbg !79

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !79
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !79
  %length2 = load i32, ptr %length.address1, align 4, !dbg !79, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !79
  br i1 %outside, label %fail, label %ok, !dbg !79, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !79
  br label %uncaught, !dbg !79

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !79
  %element = load ptr, ptr %element.address, align 4, !dbg !79, !tbaa !80, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !79, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !79
  %raised = icmp ne ptr %call, null, !dbg !79
  br i1 %raised, label %uncaught, label %ok4, !dbg !79, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !79
  br i1 %cmp5, label %then6, label %else, !dbg !79

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !79
  br label %for, !dbg !79

else:                                             ; preds = %ok4
  ret ptr null, !dbg !79

else7:                                            ; preds = %entry
  ret ptr null, !dbg !79

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !79
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.6(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !82 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !83
  %length = load i32, ptr %length.address, align 4, !dbg !83, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !83
  %cmp = icmp sle i32 0, %last, !dbg !83
  br i1 %cmp, label %then, label %else7, !dbg !83

then:                                             ; preds = %entry
  br label %for, !dbg !83

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !83
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !83
  %length2 = load i32, ptr %length.address1, align 4, !dbg !83, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !83
  br i1 %outside, label %fail, label %ok, !dbg !83, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !83
  br label %uncaught, !dbg !83

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !83
  %element = load ptr, ptr %element.address, align 4, !dbg !83, !tbaa !68, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !83, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !83
  %raised = icmp ne ptr %call, null, !dbg !83
  br i1 %raised, label %uncaught, label %ok4, !dbg !83, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !83
  br i1 %cmp5, label %then6, label %else, !dbg !83

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !83
  br label %for, !dbg !83

else:                                             ; preds = %ok4
  ret ptr null, !dbg !83

else7:                                            ; preds = %entry
  ret ptr null, !dbg !83

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !83
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.7(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !84 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !85
  %length = load i32, ptr %length.address, align 4, !dbg !85, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !85
  %cmp = icmp sle i32 0, %last, !dbg !85
  br i1 %cmp, label %then, label %else7, !dbg !85

then:                                             ; preds = %entry
  br label %for, !dbg !85

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !85
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !85
  %length2 = load i32, ptr %length.address1, align 4, !dbg !85, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !85
  br i1 %outside, label %fail, label %ok, !dbg !85, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !85
  br label %uncaught, !dbg !85

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !85
  %element = load ptr, ptr %element.address, align 4, !dbg !85, !tbaa !72, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !85, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !85
  %raised = icmp ne ptr %call, null, !dbg !85
  br i1 %raised, label %uncaught, label %ok4, !dbg !85, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !85
  br i1 %cmp5, label %then6, label %else, !dbg !85

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !85
  br label %for, !dbg !85

else:                                             ; preds = %ok4
  ret ptr null, !dbg !85

else7:                                            ; preds = %entry
  ret ptr null, !dbg !85

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !85
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.8(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !86 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !87
  %length = load i32, ptr %length.address, align 4, !dbg !87, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !87
  %cmp = icmp sle i32 0, %last, !dbg !87
  br i1 %cmp, label %then, label %else7, !dbg !87

then:                                             ; preds = %entry
  br label %for, !dbg !87

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !87
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !87
  %length2 = load i32, ptr %length.address1, align 4, !dbg !87, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !87
  br i1 %outside, label %fail, label %ok, !dbg !87, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !87
  br label %uncaught, !dbg !87

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !87
  %element = load ptr, ptr %element.address, align 4, !dbg !87, !tbaa !88, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !87, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !87
  %raised = icmp ne ptr %call, null, !dbg !87
  br i1 %raised, label %uncaught, label %ok4, !dbg !87, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !87
  br i1 %cmp5, label %then6, label %else, !dbg !87

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !87
  br label %for, !dbg !87

else:                                             ; preds = %ok4
  ret ptr null, !dbg !87

else7:                                            ; preds = %entry
  ret ptr null, !dbg !87

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !87
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.9(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !90 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !91
  %length = load i32, ptr %length.address, align 4, !dbg !91, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !91
  %cmp = icmp sle i32 0, %last, !dbg !91
  br i1 %cmp, label %then, label %else7, !dbg !91

then:                                             ; preds = %entry
  br label %for, !dbg !91

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !91
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !91
  %length2 = load i32, ptr %length.address1, align 4, !dbg !91, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !91
  br i1 %outside, label %fail, label %ok, !dbg !91, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !91
  br label %uncaught, !dbg !91

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !91
  %element = load ptr, ptr %element.address, align 4, !dbg !91, !tbaa !92, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !91, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !91
  %raised = icmp ne ptr %call, null, !dbg !91
  br i1 %raised, label %uncaught, label %ok4, !dbg !91, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !91
  br i1 %cmp5, label %then6, label %else, !dbg !91

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !91
  br label %for, !dbg !91

else:                                             ; preds = %ok4
  ret ptr null, !dbg !91

else7:                                            ; preds = %entry
  ret ptr null, !dbg !91

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !91
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.10(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !94 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !95
  %length = load i32, ptr %length.address, align 4, !dbg !95, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !95
  %cmp = icmp sle i32 0, %last, !dbg !95
  br i1 %cmp, label %then, label %else7, !dbg !95

then:                                             ; preds = %entry
  br label %for, !dbg !95

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !95
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !95
  %length2 = load i32, ptr %length.address1, align 4, !dbg !95, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !95
  br i1 %outside, label %fail, label %ok, !dbg !95, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !95
  br label %uncaught, !dbg !95

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !95
  %element = load ptr, ptr %element.address, align 4, !dbg !95, !tbaa !96, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !95, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !95
  %raised = icmp ne ptr %call, null, !dbg !95
  br i1 %raised, label %uncaught, label %ok4, !dbg !95, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !95
  br i1 %cmp5, label %then6, label %else, !dbg !95

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !95
  br label %for, !dbg !95

else:                                             ; preds = %ok4
  ret ptr null, !dbg !95

else7:                                            ; preds = %entry
  ret ptr null, !dbg !95

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !95
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.11(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !98 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !99
  %length = load i32, ptr %length.address, align 4, !dbg !99, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !99
  %cmp = icmp sle i32 0, %last, !dbg !99
  br i1 %cmp, label %then, label %else7, !dbg !99

then:                                             ; preds = %entry
  br label %for, !dbg !99

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !99
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !99
  %length2 = load i32, ptr %length.address1, align 4, !dbg !99, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !99
  br i1 %outside, label %fail, label %ok, !dbg !99, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !99
  br label %uncaught, !dbg !99

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !99
  %element = load ptr, ptr %element.address, align 4, !dbg !99, !tbaa !100, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !99, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !99
  %raised = icmp ne ptr %call, null, !dbg !99
  br i1 %raised, label %uncaught, label %ok4, !dbg !99, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !99
  br i1 %cmp5, label %then6, label %else, !dbg !99

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !99
  br label %for, !dbg !99

else:                                             ; preds = %ok4
  ret ptr null, !dbg !99

else7:                                            ; preds = %entry
  ret ptr null, !dbg !99

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !99
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.12(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !102 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !103
  %length = load i32, ptr %length.address, align 4, !dbg !103, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !103
  %cmp = icmp sle i32 0, %last, !dbg !103
  br i1 %cmp, label %then, label %else7, !dbg !103

then:                                             ; preds = %entry
  br label %for, !dbg !103

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !103
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !103
  %length2 = load i32, ptr %length.address1, align 4, !dbg !103, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !103
  br i1 %outside, label %fail, label %ok, !dbg !103, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !103
  br label %uncaught, !dbg !103

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !103
  %element = load ptr, ptr %element.address, align 4, !dbg !103, !tbaa !104, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !103, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !103
  %raised = icmp ne ptr %call, null, !dbg !103
  br i1 %raised, label %uncaught, label %ok4, !dbg !103, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !103
  br i1 %cmp5, label %then6, label %else, !dbg !103

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !103
  br label %for, !dbg !103

else:                                             ; preds = %ok4
  ret ptr null, !dbg !103

else7:                                            ; preds = %entry
  ret ptr null, !dbg !103

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !103
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iter.13(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !106 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !107
  %length = load i32, ptr %length.address, align 4, !dbg !107, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !107
  %cmp = icmp sle i32 0, %last, !dbg !107
  br i1 %cmp, label %then, label %else7, !dbg !107

then:                                             ; preds = %entry
  br label %for, !dbg !107

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !107
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !107
  %length2 = load i32, ptr %length.address1, align 4, !dbg !107, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !107
  br i1 %outside, label %fail, label %ok, !dbg !107, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.18.3, i32 %i, i32 %length2), !dbg !107
  br label %uncaught, !dbg !107

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !107
  %element = load ptr, ptr %element.address, align 4, !dbg !107, !tbaa !108, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !107, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %element, ptr %f), !dbg !107
  %raised = icmp ne ptr %call, null, !dbg !107
  br i1 %raised, label %uncaught, label %ok4, !dbg !107, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !107
  br i1 %cmp5, label %then6, label %else, !dbg !107

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !107
  br label %for, !dbg !107

else:                                             ; preds = %ok4
  ret ptr null, !dbg !107

else7:                                            ; preds = %entry
  ret ptr null, !dbg !107

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !107
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iteri(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !110 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !111
  %length = load i32, ptr %length.address, align 4, !dbg !111, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !111
  %cmp = icmp sle i32 0, %last, !dbg !111
  br i1 %cmp, label %then, label %else7, !dbg !111

then:                                             ; preds = %entry
  br label %for, !dbg !111

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !111
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !111
  %length2 = load i32, ptr %length.address1, align 4, !dbg !111, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !111
  br i1 %outside, label %fail, label %ok, !dbg !111, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.35.3, i32 %i, i32 %length2), !dbg !111
  br label %uncaught, !dbg !111

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !111
  %element = load ptr, ptr %element.address, align 4, !dbg !111, !tbaa !68, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !111, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(i32 %i, ptr %element, ptr %f), !dbg !111
  %raised = icmp ne ptr %call, null, !dbg !111
  br i1 %raised, label %uncaught, label %ok4, !dbg !111, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !111
  br i1 %cmp5, label %then6, label %else, !dbg !111

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !111
  br label %for, !dbg !111

else:                                             ; preds = %ok4
  ret ptr null, !dbg !111

else7:                                            ; preds = %entry
  ret ptr null, !dbg !111

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !111
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Array.iteri.14(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !112 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !113
  %length = load i32, ptr %length.address, align 4, !dbg !113, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length, 1, !dbg !113
  %cmp = icmp sle i32 0, %last, !dbg !113
  br i1 %cmp, label %then, label %else7, !dbg !113

then:                                             ; preds = %entry
  br label %for, !dbg !113

for:                                              ; preds = %then6, %then
  %i = phi i32 [ 0, %then ], [ %add, %then6 ], !dbg !113
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !113
  %length2 = load i32, ptr %length.address1, align 4, !dbg !113, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !113
  br i1 %outside, label %fail, label %ok, !dbg !113, !prof !62

fail:                                             ; preds = %for
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.35.3, i32 %i, i32 %length2), !dbg !113
  br label %uncaught, !dbg !113

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !113
  %element = load ptr, ptr %element.address, align 4, !dbg !113, !tbaa !72, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !113, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(i32 %i, ptr %element, ptr %f), !dbg !113
  %raised = icmp ne ptr %call, null, !dbg !113
  br i1 %raised, label %uncaught, label %ok4, !dbg !113, !prof !62

ok4:                                              ; preds = %ok
  %cmp5 = icmp slt i32 %i, %last, !dbg !113
  br i1 %cmp5, label %then6, label %else, !dbg !113

then6:                                            ; preds = %ok4
  %add = add i32 %i, 1, !dbg !113
  br label %for, !dbg !113

else:                                             ; preds = %ok4
  ret ptr null, !dbg !113

else7:                                            ; preds = %entry
  ret ptr null, !dbg !113

uncaught:                                         ; preds = %ok, %fail
  %exception3 = phi ptr [ %exception, %fail ], [ %call, %ok ]
  ret ptr %exception3, !dbg !113
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Array.map(ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !114 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !115
  %n = load i32, ptr %length.address, align 4, !dbg !115, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %cmp = icmp eq i32 %n, 0, !dbg !115
  br i1 %cmp, label %then, label %else, !dbg !115

then:                                             ; preds = %entry
  %array = call ptr @min_caml_create_array(i32 0, i32 0), !dbg !115
  ret ptr %array, !dbg !115

else:                                             ; preds = %entry
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !115
  %length = load i32, ptr %length.address1, align 4, !dbg !115, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 0, %length, !dbg !115
  br i1 %outside, label %fail, label %ok, !dbg !115, !prof !62

fail:                                             ; preds = %else
  call void @min_caml_fail_bounds(ptr @location.16.11, i32 0, i32 %length), !dbg !115
  unreachable, !dbg !115

ok:                                               ; preds = %else
  %element = load ptr, ptr %a, align 4, !dbg !115, !tbaa !72, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !115, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc i32 %code(ptr %element, ptr %f), !dbg !115
  %negative = icmp slt i32 %n, 0, !dbg !115
  br i1 %negative, label %fail2, label %ok3, !dbg !115, !prof !62

fail2:                                            ; preds = %ok
  call void @min_caml_fail_array_size(ptr @location.16.11, i32 %n), !dbg !115
  unreachable, !dbg !115

ok3:                                              ; preds = %ok
  %b = call ptr @min_caml_create_array(i32 %n, i32 %call), !dbg !115
  %last = sub i32 %n, 1, !dbg !115
  %cmp5 = icmp sle i32 1, %last, !dbg !115
  br i1 %cmp5, label %then6, label %join23, !dbg !115

then6:                                            ; preds = %ok3
  br label %for, !dbg !115

for:                                              ; preds = %then22, %then6
  %i = phi i32 [ 1, %then6 ], [ %add, %then22 ], !dbg !115
  %length.address7 = getelementptr i8, ptr %a, i32 -4, !dbg !115
  %length8 = load i32, ptr %length.address7, align 4, !dbg !115, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside9 = icmp uge i32 %i, %length8, !dbg !115
  br i1 %outside9, label %fail10, label %ok11, !dbg !115, !prof !62

fail10:                                           ; preds = %for
  call void @min_caml_fail_bounds(ptr @location.16.11, i32 %i, i32 %length8), !dbg !115
  unreachable, !dbg !115

ok11:                                             ; preds = %for
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !115
  %element12 = load ptr, ptr %element.address, align 4, !dbg !115, !tbaa !72, !noundef !0
  %code13 = load ptr, ptr %f, align 4, !dbg !115, !tbaa !25, !nonnull !0, !noundef !0
  %call14 = call tailcc i32 %code13(ptr %element12, ptr %f), !dbg !115
  %length.address15 = getelementptr i8, ptr %b, i32 -4, !dbg !115
  %length16 = load i32, ptr %length.address15, align 4, !dbg !115, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside17 = icmp uge i32 %i, %length16, !dbg !115
  br i1 %outside17, label %fail18, label %ok19, !dbg !115, !prof !62

fail18:                                           ; preds = %ok11
  call void @min_caml_fail_bounds(ptr @location.16.11, i32 %i, i32 %length16), !dbg !115
  unreachable, !dbg !115

ok19:                                             ; preds = %ok11
  %element.address20 = getelementptr inbounds nuw i32, ptr %b, i32 %i, !dbg !115
  store i32 %call14, ptr %element.address20, align 4, !dbg !115, !tbaa !76
  %cmp21 = icmp slt i32 %i, %last, !dbg !115
  br i1 %cmp21, label %then22, label %join, !dbg !115

then22:                                           ; preds = %ok19
  %add = add i32 %i, 1, !dbg !115
  br label %for, !dbg !115

join:                                             ; preds = %ok19
  br label %join23, !dbg !115

join23:                                           ; preds = %join, %ok3
  ret ptr %b, !dbg !115
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.go(i32 noundef %acc, i32 noundef %i, ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !116 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !117
  %length = load i32, ptr %length.address, align 4, !dbg !117, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %cmp = icmp slt i32 %i, %length, !dbg !117
  br i1 %cmp, label %then, label %else, !dbg !117

then:                                             ; preds = %entry
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !117
  %length2 = load i32, ptr %length.address1, align 4, !dbg !117, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !117
  br i1 %outside, label %fail, label %ok, !dbg !117, !prof !62

fail:                                             ; preds = %then
  call void @min_caml_fail_bounds(ptr @location.16.11, i32 %i, i32 %length2), !dbg !117
  unreachable, !dbg !117

ok:                                               ; preds = %then
  %element.address = getelementptr inbounds nuw i32, ptr %a, i32 %i, !dbg !117
  %element = load i32, ptr %element.address, align 4, !dbg !117, !tbaa !76, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !117, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc i32 %code(i32 %acc, i32 %element, ptr %f), !dbg !117
  %add = add i32 %i, 1, !dbg !117
  %go = musttail call tailcc i32 @ml.go(i32 %call, i32 %add, ptr %f, ptr %a), !dbg !117
  ret i32 %go, !dbg !117

else:                                             ; preds = %entry
  ret i32 %acc, !dbg !117
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Array.fold_left(ptr noundef nonnull %f, i32 noundef %start, ptr noundef nonnull %a) #0 !dbg !118 {
entry:
  %go = musttail call tailcc i32 @ml.go(i32 %start, i32 0, ptr %f, ptr %a), !dbg !119
  ret i32 %go, !dbg !119
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.go.15(i32 noundef %acc, i32 noundef %i, ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !120 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !121
  %length = load i32, ptr %length.address, align 4, !dbg !121, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %cmp = icmp slt i32 %i, %length, !dbg !121
  br i1 %cmp, label %then, label %else, !dbg !121

then:                                             ; preds = %entry
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !121
  %length2 = load i32, ptr %length.address1, align 4, !dbg !121, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !121
  br i1 %outside, label %fail, label %ok, !dbg !121, !prof !62

fail:                                             ; preds = %then
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.16.11, i32 %i, i32 %length2), !dbg !121
  br label %uncaught, !dbg !121

ok:                                               ; preds = %then
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !121
  %element = load ptr, ptr %element.address, align 4, !dbg !121, !tbaa !68, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !121, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc i32 %code(i32 %acc, ptr %element, ptr %f), !dbg !121
  %add = add i32 %i, 1, !dbg !121
  %go = musttail call tailcc { i32, ptr } @ml.go.15(i32 %call, i32 %add, ptr %f, ptr %a), !dbg !121
  ret { i32, ptr } %go, !dbg !121

else:                                             ; preds = %entry
  %0 = insertvalue { i32, ptr } poison, i32 %acc, 0, !dbg !121
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !121
  ret { i32, ptr } %result, !dbg !121

uncaught:                                         ; preds = %fail
  %exception3 = phi ptr [ %exception, %fail ]
  %result4 = insertvalue { i32, ptr } zeroinitializer, ptr %exception3, 1, !dbg !121
  ret { i32, ptr } %result4, !dbg !121
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Array.fold_left.16(ptr noundef nonnull %f, i32 noundef %start, ptr noundef nonnull %a) #0 !dbg !122 {
entry:
  %go = musttail call tailcc { i32, ptr } @ml.go.15(i32 %start, i32 0, ptr %f, ptr %a), !dbg !123
  ret { i32, ptr } %go, !dbg !123
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.go.17(i32 noundef %acc, i32 noundef %i, ptr noundef nonnull %f, ptr noundef nonnull %a) #0 !dbg !124 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !125
  %length = load i32, ptr %length.address, align 4, !dbg !125, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %cmp = icmp slt i32 %i, %length, !dbg !125
  br i1 %cmp, label %then, label %else, !dbg !125

then:                                             ; preds = %entry
  %length.address1 = getelementptr i8, ptr %a, i32 -4, !dbg !125
  %length2 = load i32, ptr %length.address1, align 4, !dbg !125, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length2, !dbg !125
  br i1 %outside, label %fail, label %ok, !dbg !125, !prof !62

fail:                                             ; preds = %then
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.16.11, i32 %i, i32 %length2), !dbg !125
  br label %uncaught, !dbg !125

ok:                                               ; preds = %then
  %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i, !dbg !125
  %element = load ptr, ptr %element.address, align 4, !dbg !125, !tbaa !72, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !125, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc i32 %code(i32 %acc, ptr %element, ptr %f), !dbg !125
  %add = add i32 %i, 1, !dbg !125
  %go = musttail call tailcc { i32, ptr } @ml.go.17(i32 %call, i32 %add, ptr %f, ptr %a), !dbg !125
  ret { i32, ptr } %go, !dbg !125

else:                                             ; preds = %entry
  %0 = insertvalue { i32, ptr } poison, i32 %acc, 0, !dbg !125
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !125
  ret { i32, ptr } %result, !dbg !125

uncaught:                                         ; preds = %fail
  %exception3 = phi ptr [ %exception, %fail ]
  %result4 = insertvalue { i32, ptr } zeroinitializer, ptr %exception3, 1, !dbg !125
  ret { i32, ptr } %result4, !dbg !125
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Array.fold_left.18(ptr noundef nonnull %f, i32 noundef %start, ptr noundef nonnull %a) #0 !dbg !126 {
entry:
  %go = musttail call tailcc { i32, ptr } @ml.go.17(i32 %start, i32 0, ptr %f, ptr %a), !dbg !127
  ret { i32, ptr } %go, !dbg !127
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.go.19(ptr noundef %l, i32 noundef %n) #0 !dbg !128 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !129
  br i1 %is.constant, label %constant, label %object, !dbg !129

constant:                                         ; preds = %entry
  ret i32 %n, !dbg !129

object:                                           ; preds = %entry
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !129
  %rest = load ptr, ptr %field, align 4, !dbg !129, !tbaa !41, !noundef !0
  %add = add i32 %n, 1, !dbg !129
  %go = musttail call tailcc i32 @ml.go.19(ptr %rest, i32 %add), !dbg !129
  ret i32 %go, !dbg !129
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.List.length(ptr noundef %l) #0 !dbg !130 {
entry:
  %go = musttail call tailcc i32 @ml.go.19(ptr %l, i32 0), !dbg !131
  ret i32 %go, !dbg !131
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.20(ptr noundef %l, ptr noundef %m) #0 !dbg !132 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !133
  br i1 %is.constant, label %constant, label %object, !dbg !133

constant:                                         ; preds = %entry
  ret ptr %m, !dbg !133

object:                                           ; preds = %entry
  %x = load i32, ptr %l, align 4, !dbg !133, !tbaa !39, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !133
  %rest = load ptr, ptr %field, align 4, !dbg !133, !tbaa !41, !noundef !0
  %object1 = call ptr @min_caml_allocate(i32 8), !dbg !133
  store i32 %x, ptr %object1, align 4, !dbg !133, !tbaa !39
  %field2 = getelementptr inbounds nuw { i32, ptr }, ptr %object1, i32 0, i32 1, !dbg !133
  store ptr %m, ptr %field2, align 4, !dbg !133, !tbaa !41
  %go = musttail call tailcc ptr @ml.go.20(ptr %rest, ptr %object1), !dbg !133
  ret ptr %go, !dbg !133
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.rev_append(ptr noundef %l, ptr noundef %m) #0 !dbg !134 {
entry:
  %go = musttail call tailcc ptr @ml.go.20(ptr %l, ptr %m), !dbg !135
  ret ptr %go, !dbg !135
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.21(ptr noundef %l, ptr noundef %m) #0 !dbg !136 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !137
  br i1 %is.constant, label %constant, label %object, !dbg !137

constant:                                         ; preds = %entry
  ret ptr %m, !dbg !137

object:                                           ; preds = %entry
  %x = load ptr, ptr %l, align 4, !dbg !137, !tbaa !138, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %l, i32 0, i32 1, !dbg !137
  %rest = load ptr, ptr %field, align 4, !dbg !137, !tbaa !142, !noundef !0
  %object1 = call ptr @min_caml_allocate(i32 8), !dbg !137
  store ptr %x, ptr %object1, align 4, !dbg !137, !tbaa !138
  %field2 = getelementptr inbounds nuw { ptr, ptr }, ptr %object1, i32 0, i32 1, !dbg !137
  store ptr %m, ptr %field2, align 4, !dbg !137, !tbaa !142
  %go = musttail call tailcc ptr @ml.go.21(ptr %rest, ptr %object1), !dbg !137
  ret ptr %go, !dbg !137
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.rev_append.22(ptr noundef %l, ptr noundef %m) #0 !dbg !144 {
entry:
  %go = musttail call tailcc ptr @ml.go.21(ptr %l, ptr %m), !dbg !145
  ret ptr %go, !dbg !145
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.rev(ptr noundef %l) #0 !dbg !146 {
entry:
  %List.rev_append = musttail call tailcc ptr @ml.List.rev_append(ptr %l, ptr null), !dbg !147
  ret ptr %List.rev_append, !dbg !147
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.rev.23(ptr noundef %l) #0 !dbg !148 {
entry:
  %List.rev_append = musttail call tailcc ptr @ml.List.rev_append.22(ptr %l, ptr null), !dbg !149
  ret ptr %List.rev_append, !dbg !149
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.24(i32 noundef %i, i32 noundef %n, ptr noundef nonnull %f) #0 !dbg !150 {
entry:
  %cmp = icmp sge i32 %i, %n, !dbg !151
  br i1 %cmp, label %then, label %else, !dbg !151

then:                                             ; preds = %entry
  ret ptr null, !dbg !151

else:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !151, !tbaa !25, !nonnull !0, !noundef !0
  %x = call tailcc i32 %code(i32 %i, ptr %f), !dbg !151
  %add = add i32 %i, 1, !dbg !151
  %go = call tailcc ptr @ml.go.24(i32 %add, i32 %n, ptr %f), !dbg !151
  %object = call ptr @min_caml_allocate(i32 8), !dbg !151
  store i32 %x, ptr %object, align 4, !dbg !151, !tbaa !39
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %object, i32 0, i32 1, !dbg !151
  store ptr %go, ptr %field, align 4, !dbg !151, !tbaa !41
  ret ptr %object, !dbg !151
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.init(i32 noundef %n, ptr noundef nonnull %f) #0 !dbg !152 {
entry:
  %cmp = icmp slt i32 %n, 0, !dbg !153
  br i1 %cmp, label %then, label %else, !dbg !153

then:                                             ; preds = %entry
  call void @min_caml_Failure_invalid_argument(ptr getelementptr inbounds (i8, ptr @string.234, i32 8)), !dbg !153
  unreachable, !dbg !153

else:                                             ; preds = %entry
  %go = musttail call tailcc ptr @ml.go.24(i32 0, i32 %n, ptr %f), !dbg !153
  ret ptr %go, !dbg !153
}

; Function Attrs: nounwind
define internal tailcc void @ml.go.25(ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !154 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !155
  br i1 %is.constant, label %constant, label %object, !dbg !155

constant:                                         ; preds = %entry
  ret void, !dbg !155

object:                                           ; preds = %entry
  %x = load i32, ptr %l, align 4, !dbg !155, !tbaa !39, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !155
  %rest = load ptr, ptr %field, align 4, !dbg !155, !tbaa !41, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !155, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(i32 %x, ptr %f), !dbg !155
  musttail call tailcc void @ml.go.25(ptr %rest, ptr %f), !dbg !155
  ret void, !dbg !155
}

; Function Attrs: nounwind
define internal tailcc void @ml.List.iter(ptr noundef nonnull %f, ptr noundef %l) #0 !dbg !156 {
entry:
  musttail call tailcc void @ml.go.25(ptr %l, ptr %f), !dbg !157
  ret void, !dbg !157
}

; Function Attrs: nounwind
define internal tailcc void @ml.go.26(ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !158 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !159
  br i1 %is.constant, label %constant, label %object, !dbg !159

constant:                                         ; preds = %entry
  ret void, !dbg !159

object:                                           ; preds = %entry
  %x = load ptr, ptr %l, align 4, !dbg !159, !tbaa !160, !nonnull !0, !noundef !0
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %l, i32 0, i32 1, !dbg !159
  %rest = load ptr, ptr %field, align 4, !dbg !159, !tbaa !162, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !159, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(ptr %x, ptr %f), !dbg !159
  musttail call tailcc void @ml.go.26(ptr %rest, ptr %f), !dbg !159
  ret void, !dbg !159
}

; Function Attrs: nounwind
define internal tailcc void @ml.List.iter.27(ptr noundef nonnull %f, ptr noundef %l) #0 !dbg !164 {
entry:
  musttail call tailcc void @ml.go.26(ptr %l, ptr %f), !dbg !165
  ret void, !dbg !165
}

; Function Attrs: nounwind
define internal tailcc void @ml.go.28(i32 noundef %i, ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !166 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !167
  br i1 %is.constant, label %constant, label %object, !dbg !167

constant:                                         ; preds = %entry
  ret void, !dbg !167

object:                                           ; preds = %entry
  %x = load ptr, ptr %l, align 4, !dbg !167, !tbaa !160, !nonnull !0, !noundef !0
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %l, i32 0, i32 1, !dbg !167
  %rest = load ptr, ptr %field, align 4, !dbg !167, !tbaa !162, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !167, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(i32 %i, ptr %x, ptr %f), !dbg !167
  %add = add i32 %i, 1, !dbg !167
  musttail call tailcc void @ml.go.28(i32 %add, ptr %rest, ptr %f), !dbg !167
  ret void, !dbg !167
}

; Function Attrs: nounwind
define internal tailcc void @ml.List.iteri(ptr noundef nonnull %f, ptr noundef %l) #0 !dbg !168 {
entry:
  musttail call tailcc void @ml.go.28(i32 0, ptr %l, ptr %f), !dbg !169
  ret void, !dbg !169
}

; Function Attrs: nounwind
define internal tailcc void @ml.go.29(i32 noundef %i, ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !170 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !171
  br i1 %is.constant, label %constant, label %object, !dbg !171

constant:                                         ; preds = %entry
  ret void, !dbg !171

object:                                           ; preds = %entry
  %x = load ptr, ptr %l, align 4, !dbg !171, !tbaa !172, !noundef !0
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %l, i32 0, i32 1, !dbg !171
  %rest = load ptr, ptr %field, align 4, !dbg !171, !tbaa !174, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !171, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(i32 %i, ptr %x, ptr %f), !dbg !171
  %raised = icmp ne ptr %call, null, !dbg !171
  br i1 %raised, label %uncaught, label %ok, !dbg !171, !prof !62

ok:                                               ; preds = %object
  %add = add i32 %i, 1, !dbg !171
  musttail call tailcc void @ml.go.29(i32 %add, ptr %rest, ptr %f), !dbg !171
  ret void, !dbg !171

uncaught:                                         ; preds = %object
  %exception = phi ptr [ %call, %object ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !171
  unreachable, !dbg !171
}

; Function Attrs: nounwind
define internal tailcc void @ml.List.iteri.30(ptr noundef nonnull %f, ptr noundef %l) #0 !dbg !176 {
entry:
  musttail call tailcc void @ml.go.29(i32 0, ptr %l, ptr %f), !dbg !177
  ret void, !dbg !177
}

; Function Attrs: nounwind
define internal tailcc void @ml.go.31(i32 noundef %i, ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !178 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !179
  br i1 %is.constant, label %constant, label %object, !dbg !179

constant:                                         ; preds = %entry
  ret void, !dbg !179

object:                                           ; preds = %entry
  %x = load double, ptr %l, align 8, !dbg !179, !tbaa !180, !noundef !0
  %field = getelementptr inbounds nuw { double, ptr }, ptr %l, i32 0, i32 1, !dbg !179
  %rest = load ptr, ptr %field, align 4, !dbg !179, !tbaa !182, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !179, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(i32 %i, double %x, ptr %f), !dbg !179
  %add = add i32 %i, 1, !dbg !179
  musttail call tailcc void @ml.go.31(i32 %add, ptr %rest, ptr %f), !dbg !179
  ret void, !dbg !179
}

; Function Attrs: nounwind
define internal tailcc void @ml.List.iteri.32(ptr noundef nonnull %f, ptr noundef %l) #0 !dbg !184 {
entry:
  musttail call tailcc void @ml.go.31(i32 0, ptr %l, ptr %f), !dbg !185
  ret void, !dbg !185
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.char_of_int(i32 noundef %n) #0 !dbg !186 {
entry:
  %cmp = icmp slt i32 %n, 0, !dbg !187
  br i1 %cmp, label %join, label %else, !dbg !187

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %n, 255, !dbg !187
  br label %join, !dbg !187

join:                                             ; preds = %else, %entry
  %if = phi i1 [ true, %entry ], [ %cmp1, %else ], !dbg !187
  br i1 %if, label %then, label %else2, !dbg !187

then:                                             ; preds = %join
  call void @min_caml_Failure_invalid_argument(ptr getelementptr inbounds (i8, ptr @string.235, i32 8)), !dbg !187
  unreachable, !dbg !187

else2:                                            ; preds = %join
  %no.character = icmp ugt i32 %n, 255, !dbg !187
  br i1 %no.character, label %fail, label %ok, !dbg !187, !prof !62

fail:                                             ; preds = %else2
  call void @min_caml_fail_character(ptr @location.77.66, i32 %n), !dbg !187
  unreachable, !dbg !187

ok:                                               ; preds = %else2
  ret i32 %n, !dbg !187
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.33(i32 noundef %i, i32 noundef %last, ptr noundef %parts, i32 noundef %separator, ptr noundef nonnull %s) #0 !dbg !188 {
entry:
  %cmp = icmp slt i32 %i, 0, !dbg !189
  br i1 %cmp, label %then, label %else, !dbg !189

then:                                             ; preds = %entry
  %sub = call ptr @min_caml_String_sub(ptr @location.70.15, ptr %s, i32 0, i32 %last), !dbg !189
  %object = call ptr @min_caml_allocate(i32 8), !dbg !189
  store ptr %sub, ptr %object, align 4, !dbg !189, !tbaa !160
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %object, i32 0, i32 1, !dbg !189
  store ptr %parts, ptr %field, align 4, !dbg !189, !tbaa !162
  ret ptr %object, !dbg !189

else:                                             ; preds = %entry
  %length.address = getelementptr i8, ptr %s, i32 -4, !dbg !189
  %length = load i32, ptr %length.address, align 4, !dbg !189, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !189
  br i1 %outside, label %fail, label %ok, !dbg !189, !prof !62

fail:                                             ; preds = %else
  call void @min_caml_fail_string_bounds(ptr @location.70.15, i32 %i, i32 %length), !dbg !189
  unreachable, !dbg !189

ok:                                               ; preds = %else
  %element.address = getelementptr inbounds nuw i8, ptr %s, i32 %i, !dbg !189
  %character = load i8, ptr %element.address, align 1, !dbg !189, !tbaa !190, !noundef !0
  %code = zext i8 %character to i32, !dbg !189
  %cmp1 = icmp eq i32 %code, %separator, !dbg !189
  br i1 %cmp1, label %then2, label %else9, !dbg !189

then2:                                            ; preds = %ok
  %sub3 = sub i32 %i, 1, !dbg !189
  %add = add i32 %i, 1, !dbg !189
  %sub4 = sub i32 %last, %i, !dbg !189
  %sub5 = sub i32 %sub4, 1, !dbg !189
  %sub6 = call ptr @min_caml_String_sub(ptr @location.70.15, ptr %s, i32 %add, i32 %sub5), !dbg !189
  %object7 = call ptr @min_caml_allocate(i32 8), !dbg !189
  store ptr %sub6, ptr %object7, align 4, !dbg !189, !tbaa !160
  %field8 = getelementptr inbounds nuw { ptr, ptr }, ptr %object7, i32 0, i32 1, !dbg !189
  store ptr %parts, ptr %field8, align 4, !dbg !189, !tbaa !162
  %go = musttail call tailcc ptr @ml.go.33(i32 %sub3, i32 %i, ptr %object7, i32 %separator, ptr %s), !dbg !189
  ret ptr %go, !dbg !189

else9:                                            ; preds = %ok
  %sub10 = sub i32 %i, 1, !dbg !189
  %go11 = musttail call tailcc ptr @ml.go.33(i32 %sub10, i32 %last, ptr %parts, i32 %separator, ptr %s), !dbg !189
  ret ptr %go11, !dbg !189
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.String.split_on_char(i32 noundef %separator, ptr noundef nonnull %s) #0 !dbg !192 {
entry:
  %length.address = getelementptr i8, ptr %s, i32 -4, !dbg !193
  %length = load i32, ptr %length.address, align 4, !dbg !193, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !193
  %length.address1 = getelementptr i8, ptr %s, i32 -4, !dbg !193
  %length2 = load i32, ptr %length.address1, align 4, !dbg !193, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %go = musttail call tailcc ptr @ml.go.33(i32 %sub, i32 %length2, ptr null, i32 %separator, ptr %s), !dbg !193
  ret ptr %go, !dbg !193
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.String.map(ptr noundef nonnull %f, ptr noundef nonnull %s) #0 !dbg !194 {
entry:
  %length.address = getelementptr i8, ptr %s, i32 -4, !dbg !195
  %length = load i32, ptr %length.address, align 4, !dbg !195, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %result = call ptr @min_caml_String_make(ptr @location.105.19, i32 %length, i32 0), !dbg !195
  %length.address1 = getelementptr i8, ptr %s, i32 -4, !dbg !195
  %length2 = load i32, ptr %length.address1, align 4, !dbg !195, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %last = sub i32 %length2, 1, !dbg !195
  %cmp = icmp sle i32 0, %last, !dbg !195
  br i1 %cmp, label %then, label %join9, !dbg !195

then:                                             ; preds = %entry
  br label %for, !dbg !195

for:                                              ; preds = %then8, %then
  %i = phi i32 [ 0, %then ], [ %add, %then8 ], !dbg !195
  %length.address3 = getelementptr i8, ptr %s, i32 -4, !dbg !195
  %length4 = load i32, ptr %length.address3, align 4, !dbg !195, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length4, !dbg !195
  br i1 %outside, label %fail, label %ok, !dbg !195, !prof !62

fail:                                             ; preds = %for
  call void @min_caml_fail_string_bounds(ptr @location.105.19, i32 %i, i32 %length4), !dbg !195
  unreachable, !dbg !195

ok:                                               ; preds = %for
  %element.address = getelementptr inbounds nuw i8, ptr %s, i32 %i, !dbg !195
  %character = load i8, ptr %element.address, align 1, !dbg !195, !tbaa !190, !noundef !0
  %code = zext i8 %character to i32, !dbg !195
  %code5 = load ptr, ptr %f, align 4, !dbg !195, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc i32 %code5(i32 %code, ptr %f), !dbg !195
  %character6 = trunc i32 %call to i8, !dbg !195
  %character.address = getelementptr inbounds i8, ptr %result, i32 %i, !dbg !195
  store i8 %character6, ptr %character.address, align 1, !dbg !195, !tbaa !190
  %cmp7 = icmp slt i32 %i, %last, !dbg !195
  br i1 %cmp7, label %then8, label %join, !dbg !195

then8:                                            ; preds = %ok
  %add = add i32 %i, 1, !dbg !195
  br label %for, !dbg !195

join:                                             ; preds = %ok
  br label %join9, !dbg !195

join9:                                            ; preds = %join, %entry
  ret ptr %result, !dbg !195
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.String.lowercase_ascii(ptr noundef nonnull %s) #0 !dbg !196 {
entry:
  %String.map = musttail call tailcc ptr @ml.String.map(ptr @ml.Char.lowercase_ascii.closure, ptr %s), !dbg !197
  ret ptr %String.map, !dbg !197
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.mix.prime(i32 noundef %h, i32 noundef %word) #0 !dbg !198 {
entry:
  %word1 = mul i32 %word, -862048943, !dbg !199
  %lsl = shl i32 %word1, 15, !dbg !199
  %lsr = lshr i32 %word1, 17, !dbg !199
  %lor = or i32 %lsl, %lsr, !dbg !199
  %mul = mul i32 %lor, 461845907, !dbg !199
  %h2 = xor i32 %h, %mul, !dbg !199
  %lsl3 = shl i32 %h2, 13, !dbg !199
  %lsr4 = lshr i32 %h2, 19, !dbg !199
  %lor5 = or i32 %lsl3, %lsr4, !dbg !199
  %mul6 = mul i32 %lor5, 5, !dbg !199
  %sub = sub i32 %mul6, 430675100, !dbg !199
  ret i32 %sub, !dbg !199
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.finish.prime(i32 noundef %h) #0 !dbg !200 {
entry:
  %lsr = lshr i32 %h, 16, !dbg !201
  %lxor = xor i32 %h, %lsr, !dbg !201
  %h1 = mul i32 %lxor, -2048144789, !dbg !201
  %lsr2 = lshr i32 %h1, 13, !dbg !201
  %lxor3 = xor i32 %h1, %lsr2, !dbg !201
  %h4 = mul i32 %lxor3, -1028477387, !dbg !201
  %lsr5 = lshr i32 %h4, 16, !dbg !201
  %lxor6 = xor i32 %h4, %lsr5, !dbg !201
  %land = and i32 %lxor6, 1073741823, !dbg !201
  ret i32 %land, !dbg !201
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.go.34(double noundef %x, i32 noundef %e, i32 noundef %step) #0 !dbg !202 {
entry:
  %cmp = icmp eq i32 %step, 0, !dbg !203
  br i1 %cmp, label %then, label %else, !dbg !203

then:                                             ; preds = %entry
  %object = call ptr @min_caml_allocate(i32 16), !dbg !203
  store double %x, ptr %object, align 8, !dbg !203, !tbaa !204
  %field = getelementptr inbounds nuw { double, i32 }, ptr %object, i32 0, i32 1, !dbg !203
  store i32 %e, ptr %field, align 4, !dbg !203, !tbaa !206
  ret ptr %object, !dbg !203

else:                                             ; preds = %entry
  %ldexp = call double @min_caml_Float_scale(double 1.000000e+00, i32 %step), !dbg !203
  %cmp1 = fcmp oge double %x, %ldexp, !dbg !203
  br i1 %cmp1, label %then2, label %else4, !dbg !203

then2:                                            ; preds = %else
  %neg = sub i32 0, %step, !dbg !203
  %ldexp3 = call double @min_caml_Float_scale(double %x, i32 %neg), !dbg !203
  %add = add i32 %e, %step, !dbg !203
  %div = sdiv i32 %step, 2, !dbg !203
  %go = musttail call tailcc ptr @ml.go.34(double %ldexp3, i32 %add, i32 %div), !dbg !203
  ret ptr %go, !dbg !203

else4:                                            ; preds = %else
  %div5 = sdiv i32 %step, 2, !dbg !203
  %go6 = musttail call tailcc ptr @ml.go.34(double %x, i32 %e, i32 %div5), !dbg !203
  ret ptr %go6, !dbg !203
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.exponent.prime(double noundef %x) #0 !dbg !208 {
entry:
  %go = musttail call tailcc ptr @ml.go.34(double %x, i32 0, i32 512), !dbg !209
  ret ptr %go, !dbg !209
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.mix_words.prime(i32 noundef %h, i32 noundef %sign, i32 noundef %exponent, double noundef %mantissa) #0 !dbg !210 {
entry:
  %high = call double @llvm.floor.f64(double %mantissa), !dbg !211
  %sub = fsub double %mantissa, %high, !dbg !211
  %low = fmul double %sub, 0x41F0000000000000, !dbg !211
  %cmp = fcmp oge double %low, 0x41E0000000000000, !dbg !211
  br i1 %cmp, label %then, label %join, !dbg !211

then:                                             ; preds = %entry
  %sub1 = fsub double %low, 0x41F0000000000000, !dbg !211
  br label %join, !dbg !211

join:                                             ; preds = %then, %entry
  %low2 = phi double [ %sub1, %then ], [ %low, %entry ], !dbg !211
  %lsl = shl i32 %exponent, 20, !dbg !211
  %above = fcmp ogt double %high, 0xC1E0000000200000, !dbg !211
  %below = fcmp olt double %high, 0x41E0000000000000, !dbg !211
  %in.range = and i1 %above, %below, !dbg !211
  %truncated = fptosi double %high to i32, !dbg !211
  %int = select i1 %in.range, i32 %truncated, i32 -2147483648, !dbg !211
  %word = or i32 %lsl, %int, !dbg !211
  %above3 = fcmp ogt double %low2, 0xC1E0000000200000, !dbg !211
  %below4 = fcmp olt double %low2, 0x41E0000000000000, !dbg !211
  %in.range5 = and i1 %above3, %below4, !dbg !211
  %truncated6 = fptosi double %low2 to i32, !dbg !211
  %int7 = select i1 %in.range5, i32 %truncated6, i32 -2147483648, !dbg !211
  %Hashtbl.mix.prime = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %h, i32 %int7), !dbg !211
  %lsl8 = shl i32 %sign, 31, !dbg !211
  %lor = or i32 %word, %lsl8, !dbg !211
  %Hashtbl.mix.prime9 = musttail call tailcc i32 @ml.Hashtbl.mix.prime(i32 %Hashtbl.mix.prime, i32 %lor), !dbg !211
  ret i32 %Hashtbl.mix.prime9, !dbg !211
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.mix_float.prime(i32 noundef %h, double noundef %x) #0 !dbg !212 {
entry:
  %cmp = fcmp oeq double %x, 0.000000e+00, !dbg !213
  br i1 %cmp, label %then, label %else, !dbg !213

then:                                             ; preds = %entry
  %Hashtbl.mix.prime = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %h, i32 0), !dbg !213
  %Hashtbl.mix.prime1 = musttail call tailcc i32 @ml.Hashtbl.mix.prime(i32 %Hashtbl.mix.prime, i32 0), !dbg !213
  ret i32 %Hashtbl.mix.prime1, !dbg !213

else:                                             ; preds = %entry
  %cmp2 = fcmp une double %x, %x, !dbg !213
  br i1 %cmp2, label %then3, label %else6, !dbg !213

then3:                                            ; preds = %else
  %Hashtbl.mix.prime4 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %h, i32 1), !dbg !213
  %Hashtbl.mix.prime5 = musttail call tailcc i32 @ml.Hashtbl.mix.prime(i32 %Hashtbl.mix.prime4, i32 2146435072), !dbg !213
  ret i32 %Hashtbl.mix.prime5, !dbg !213

else6:                                            ; preds = %else
  %cmp7 = fcmp olt double %x, 0.000000e+00, !dbg !213
  %sign = select i1 %cmp7, i32 1, i32 0, !dbg !213
  %y = call double @llvm.fabs.f64(double %x), !dbg !213
  %sub = fsub double %y, %y, !dbg !213
  %cmp8 = fcmp une double %sub, 0.000000e+00, !dbg !213
  br i1 %cmp8, label %then9, label %else10, !dbg !213

then9:                                            ; preds = %else6
  %Hashtbl.mix_words.prime = musttail call tailcc i32 @ml.Hashtbl.mix_words.prime(i32 %h, i32 %sign, i32 2047, double 0.000000e+00), !dbg !213
  ret i32 %Hashtbl.mix_words.prime, !dbg !213

else10:                                           ; preds = %else6
  %cmp11 = fcmp olt double %y, 0x10000000000000, !dbg !213
  br i1 %cmp11, label %then12, label %else14, !dbg !213

then12:                                           ; preds = %else10
  %ldexp = call double @min_caml_Float_scale(double %y, i32 1042), !dbg !213
  %Hashtbl.mix_words.prime13 = musttail call tailcc i32 @ml.Hashtbl.mix_words.prime(i32 %h, i32 %sign, i32 0, double %ldexp), !dbg !213
  ret i32 %Hashtbl.mix_words.prime13, !dbg !213

else14:                                           ; preds = %else10
  %cmp15 = fcmp oge double %y, 1.000000e+00, !dbg !213
  br i1 %cmp15, label %then16, label %else17, !dbg !213

then16:                                           ; preds = %else14
  %Hashtbl.exponent.prime = call tailcc ptr @ml.Hashtbl.exponent.prime(double %y), !dbg !213
  br label %join, !dbg !213

else17:                                           ; preds = %else14
  %ldexp18 = call double @min_caml_Float_scale(double %y, i32 1022), !dbg !213
  %Hashtbl.exponent.prime19 = call tailcc ptr @ml.Hashtbl.exponent.prime(double %ldexp18), !dbg !213
  %m = load double, ptr %Hashtbl.exponent.prime19, align 8, !dbg !213, !tbaa !204, !noundef !0
  %field = getelementptr inbounds nuw { double, i32 }, ptr %Hashtbl.exponent.prime19, i32 0, i32 1, !dbg !213
  %e = load i32, ptr %field, align 4, !dbg !213, !tbaa !206, !noundef !0
  %sub20 = sub i32 %e, 1022, !dbg !213
  %object = call ptr @min_caml_allocate(i32 16), !dbg !213
  store double %m, ptr %object, align 8, !dbg !213, !tbaa !204
  %field21 = getelementptr inbounds nuw { double, i32 }, ptr %object, i32 0, i32 1, !dbg !213
  store i32 %sub20, ptr %field21, align 4, !dbg !213, !tbaa !206
  br label %join, !dbg !213

join:                                             ; preds = %else17, %then16
  %if = phi ptr [ %Hashtbl.exponent.prime, %then16 ], [ %object, %else17 ], !dbg !213
  %m22 = load double, ptr %if, align 8, !dbg !213, !tbaa !204, !noundef !0
  %field23 = getelementptr inbounds nuw { double, i32 }, ptr %if, i32 0, i32 1, !dbg !213
  %e24 = load i32, ptr %field23, align 4, !dbg !213, !tbaa !206, !noundef !0
  %add = add i32 %e24, 1023, !dbg !213
  %sub25 = fsub double %m22, 1.000000e+00, !dbg !213
  %ldexp26 = call double @min_caml_Float_scale(double %sub25, i32 20), !dbg !213
  %Hashtbl.mix_words.prime27 = musttail call tailcc i32 @ml.Hashtbl.mix_words.prime(i32 %h, i32 %sign, i32 %add, double %ldexp26), !dbg !213
  ret i32 %Hashtbl.mix_words.prime27, !dbg !213
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.byte(i32 noundef %i, ptr noundef nonnull %s) #0 !dbg !214 {
entry:
  %length.address = getelementptr i8, ptr %s, i32 -4, !dbg !215
  %length = load i32, ptr %length.address, align 4, !dbg !215, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !215
  br i1 %outside, label %fail, label %ok, !dbg !215, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_string_bounds(ptr @location.106.16, i32 %i, i32 %length), !dbg !215
  br label %uncaught, !dbg !215

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw i8, ptr %s, i32 %i, !dbg !215
  %character = load i8, ptr %element.address, align 1, !dbg !215, !tbaa !190, !noundef !0
  %code = zext i8 %character to i32, !dbg !215
  %0 = insertvalue { i32, ptr } poison, i32 %code, 0, !dbg !215
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !215
  ret { i32, ptr } %result, !dbg !215

uncaught:                                         ; preds = %fail
  %exception1 = phi ptr [ %exception, %fail ]
  %result2 = insertvalue { i32, ptr } zeroinitializer, ptr %exception1, 1, !dbg !215
  ret { i32, ptr } %result2, !dbg !215
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.rest(i32 noundef %k, i32 noundef %word, ptr noundef nonnull %s, i32 noundef %i) #0 !dbg !216 {
entry:
  %cmp = icmp slt i32 %k, %i, !dbg !217
  br i1 %cmp, label %then, label %else, !dbg !217

then:                                             ; preds = %entry
  %0 = insertvalue { i32, ptr } poison, i32 %word, 0, !dbg !217
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !217
  ret { i32, ptr } %result, !dbg !217

else:                                             ; preds = %entry
  %sub = sub i32 %k, 1, !dbg !217
  %lsl = shl i32 %word, 8, !dbg !217
  %byte = call tailcc { i32, ptr } @ml.byte(i32 %k, ptr %s), !dbg !217
  %exception = extractvalue { i32, ptr } %byte, 1, !dbg !217
  %raised = icmp ne ptr %exception, null, !dbg !217
  br i1 %raised, label %uncaught, label %ok, !dbg !217, !prof !62

ok:                                               ; preds = %else
  %byte2 = extractvalue { i32, ptr } %byte, 0, !dbg !217
  %lor = or i32 %lsl, %byte2, !dbg !217
  %rest = musttail call tailcc { i32, ptr } @ml.rest(i32 %sub, i32 %lor, ptr %s, i32 %i), !dbg !217
  ret { i32, ptr } %rest, !dbg !217

uncaught:                                         ; preds = %else
  %exception1 = phi ptr [ %exception, %else ]
  %result3 = insertvalue { i32, ptr } zeroinitializer, ptr %exception1, 1, !dbg !217
  ret { i32, ptr } %result3, !dbg !217
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.go.35(i32 noundef %h, i32 noundef %i, ptr noundef nonnull %s, i32 noundef %n) #0 !dbg !218 {
entry:
  %add = add i32 %i, 4, !dbg !219
  %cmp = icmp sle i32 %add, %n, !dbg !219
  br i1 %cmp, label %then, label %else, !dbg !219

then:                                             ; preds = %entry
  %byte = call tailcc { i32, ptr } @ml.byte(i32 %i, ptr %s), !dbg !219
  %exception = extractvalue { i32, ptr } %byte, 1, !dbg !219
  %raised = icmp ne ptr %exception, null, !dbg !219
  br i1 %raised, label %uncaught, label %ok, !dbg !219, !prof !62

ok:                                               ; preds = %then
  %byte2 = extractvalue { i32, ptr } %byte, 0, !dbg !219
  %add3 = add i32 %i, 1, !dbg !219
  %byte4 = call tailcc { i32, ptr } @ml.byte(i32 %add3, ptr %s), !dbg !219
  %exception5 = extractvalue { i32, ptr } %byte4, 1, !dbg !219
  %raised6 = icmp ne ptr %exception5, null, !dbg !219
  br i1 %raised6, label %uncaught, label %ok7, !dbg !219, !prof !62

ok7:                                              ; preds = %ok
  %byte48 = extractvalue { i32, ptr } %byte4, 0, !dbg !219
  %lsl = shl i32 %byte48, 8, !dbg !219
  %low = or i32 %byte2, %lsl, !dbg !219
  %add9 = add i32 %i, 2, !dbg !219
  %byte10 = call tailcc { i32, ptr } @ml.byte(i32 %add9, ptr %s), !dbg !219
  %exception11 = extractvalue { i32, ptr } %byte10, 1, !dbg !219
  %raised12 = icmp ne ptr %exception11, null, !dbg !219
  br i1 %raised12, label %uncaught, label %ok13, !dbg !219, !prof !62

ok13:                                             ; preds = %ok7
  %byte1014 = extractvalue { i32, ptr } %byte10, 0, !dbg !219
  %add15 = add i32 %i, 3, !dbg !219
  %byte16 = call tailcc { i32, ptr } @ml.byte(i32 %add15, ptr %s), !dbg !219
  %exception17 = extractvalue { i32, ptr } %byte16, 1, !dbg !219
  %raised18 = icmp ne ptr %exception17, null, !dbg !219
  br i1 %raised18, label %uncaught, label %ok19, !dbg !219, !prof !62

ok19:                                             ; preds = %ok13
  %byte1620 = extractvalue { i32, ptr } %byte16, 0, !dbg !219
  %lsl21 = shl i32 %byte1620, 8, !dbg !219
  %high = or i32 %byte1014, %lsl21, !dbg !219
  %lsl22 = shl i32 %high, 16, !dbg !219
  %lor = or i32 %low, %lsl22, !dbg !219
  %Hashtbl.mix.prime = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %h, i32 %lor), !dbg !219
  %add23 = add i32 %i, 4, !dbg !219
  %go = musttail call tailcc { i32, ptr } @ml.go.35(i32 %Hashtbl.mix.prime, i32 %add23, ptr %s, i32 %n), !dbg !219
  ret { i32, ptr } %go, !dbg !219

else:                                             ; preds = %entry
  %cmp24 = icmp slt i32 %i, %n, !dbg !219
  br i1 %cmp24, label %then25, label %join, !dbg !219

then25:                                           ; preds = %else
  %sub = sub i32 %n, 1, !dbg !219
  %rest = call tailcc { i32, ptr } @ml.rest(i32 %sub, i32 0, ptr %s, i32 %i), !dbg !219
  %exception26 = extractvalue { i32, ptr } %rest, 1, !dbg !219
  %raised27 = icmp ne ptr %exception26, null, !dbg !219
  br i1 %raised27, label %uncaught, label %ok28, !dbg !219, !prof !62

ok28:                                             ; preds = %then25
  %rest29 = extractvalue { i32, ptr } %rest, 0, !dbg !219
  %Hashtbl.mix.prime30 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %h, i32 %rest29), !dbg !219
  br label %join, !dbg !219

join:                                             ; preds = %ok28, %else
  %if = phi i32 [ %Hashtbl.mix.prime30, %ok28 ], [ %h, %else ], !dbg !219
  %lxor = xor i32 %if, %n, !dbg !219
  %0 = insertvalue { i32, ptr } poison, i32 %lxor, 0, !dbg !219
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !219
  ret { i32, ptr } %result, !dbg !219

uncaught:                                         ; preds = %then25, %ok13, %ok7, %ok, %then
  %exception1 = phi ptr [ %exception, %then ], [ %exception5, %ok ], [ %exception11, %ok7 ], [ %exception17, %ok13 ], [ %exception26, %then25 ]
  %result31 = insertvalue { i32, ptr } zeroinitializer, ptr %exception1, 1, !dbg !219
  ret { i32, ptr } %result31, !dbg !219
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.mix_string.prime(i32 noundef %h, ptr noundef nonnull %s) #0 !dbg !220 {
entry:
  %length.address = getelementptr i8, ptr %s, i32 -4, !dbg !221
  %n = load i32, ptr %length.address, align 4, !dbg !221, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %go = musttail call tailcc { i32, ptr } @ml.go.35(i32 %h, i32 0, ptr %s, i32 %n), !dbg !221
  ret { i32, ptr } %go, !dbg !221
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.floats.36(i32 noundef %h, ptr noundef nonnull %a, i32 noundef %i, i32 noundef %last) #0 !dbg !222 {
entry:
  %cmp = icmp slt i32 %i, %last, !dbg !223
  br i1 %cmp, label %then, label %else, !dbg !223

then:                                             ; preds = %entry
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !223
  %length = load i32, ptr %length.address, align 4, !dbg !223, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !223
  br i1 %outside, label %fail, label %ok, !dbg !223, !prof !62

fail:                                             ; preds = %then
  call void @min_caml_fail_bounds(ptr @location.106.16, i32 %i, i32 %length), !dbg !223
  unreachable, !dbg !223

ok:                                               ; preds = %then
  %element.address = getelementptr inbounds nuw double, ptr %a, i32 %i, !dbg !223
  %element = load double, ptr %element.address, align 8, !dbg !223, !tbaa !224, !noundef !0
  %Hashtbl.mix_float.prime = call tailcc i32 @ml.Hashtbl.mix_float.prime(i32 %h, double %element), !dbg !223
  %add = add i32 %i, 1, !dbg !223
  %floats = musttail call tailcc i32 @ml.floats.36(i32 %Hashtbl.mix_float.prime, ptr %a, i32 %add, i32 %last), !dbg !223
  ret i32 %floats, !dbg !223

else:                                             ; preds = %entry
  ret i32 %h, !dbg !223
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.go.37(i32 noundef %h, i32 noundef %meaningful, i32 noundef %parts, i32 noundef %i, i32 noundef %size, ptr noundef nonnull %part) #0 !dbg !226 {
entry:
  %now = load ptr, ptr @ml.arguments, align 4, !dbg !227, !tbaa !228, !noundef !0
  %later = load ptr, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !227, !tbaa !228, !noundef !0
  %cmp = icmp sle i32 %meaningful, 0, !dbg !227
  br i1 %cmp, label %then, label %else, !dbg !227

then:                                             ; preds = %entry
  ret i32 %h, !dbg !227

else:                                             ; preds = %entry
  %cmp2 = icmp slt i32 %i, %size, !dbg !227
  br i1 %cmp2, label %then3, label %else47, !dbg !227

then3:                                            ; preds = %else
  %code = load ptr, ptr %part, align 4, !dbg !227, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(i32 %i, ptr %part), !dbg !227
  %tag = load i32, ptr %call, align 4, !dbg !227, !tbaa !13, !range !230, !noundef !0
  switch i32 %tag, label %default [
    i32 0, label %case
    i32 1, label %case5
    i32 2, label %case11
    i32 3, label %case19
    i32 4, label %case31
  ], !dbg !227

case:                                             ; preds = %then3
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %call, i32 0, i32 1, !dbg !227
  %n = load i32, ptr %field, align 4, !dbg !227, !tbaa !15, !noundef !0
  %lsl = shl i32 %n, 1, !dbg !227
  %lor = or i32 %lsl, 1, !dbg !227
  %h4 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %h, i32 %lor), !dbg !227
  %sub = sub i32 %meaningful, 1, !dbg !227
  %add = add i32 %i, 1, !dbg !227
  store ptr %now, ptr @ml.arguments, align 4, !dbg !227, !tbaa !228
  store ptr %later, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !227, !tbaa !228
  %go = musttail call tailcc i32 @ml.go.37(i32 %h4, i32 %sub, i32 %parts, i32 %add, i32 %size, ptr %part), !dbg !227
  ret i32 %go, !dbg !227

case5:                                            ; preds = %then3
  %field6 = getelementptr inbounds nuw { i32, double }, ptr %call, i32 0, i32 1, !dbg !227
  %x = load double, ptr %field6, align 8, !dbg !227, !tbaa !231, !noundef !0
  %h7 = call tailcc i32 @ml.Hashtbl.mix_float.prime(i32 %h, double %x), !dbg !227
  %sub8 = sub i32 %meaningful, 1, !dbg !227
  %add9 = add i32 %i, 1, !dbg !227
  store ptr %now, ptr @ml.arguments, align 4, !dbg !227, !tbaa !228
  store ptr %later, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !227, !tbaa !228
  %go10 = musttail call tailcc i32 @ml.go.37(i32 %h7, i32 %sub8, i32 %parts, i32 %add9, i32 %size, ptr %part), !dbg !227
  ret i32 %go10, !dbg !227

case11:                                           ; preds = %then3
  %field12 = getelementptr inbounds nuw { i32, ptr }, ptr %call, i32 0, i32 1, !dbg !227
  %s = load ptr, ptr %field12, align 4, !dbg !227, !tbaa !233, !nonnull !0, !noundef !0
  %Hashtbl.mix_string.prime = call tailcc { i32, ptr } @ml.Hashtbl.mix_string.prime(i32 %h, ptr %s), !dbg !227
  %exception = extractvalue { i32, ptr } %Hashtbl.mix_string.prime, 1, !dbg !227
  %raised = icmp ne ptr %exception, null, !dbg !227
  br i1 %raised, label %uncaught, label %ok, !dbg !227, !prof !62

ok:                                               ; preds = %case11
  %h15 = extractvalue { i32, ptr } %Hashtbl.mix_string.prime, 0, !dbg !227
  %sub16 = sub i32 %meaningful, 1, !dbg !227
  %add17 = add i32 %i, 1, !dbg !227
  store ptr %now, ptr @ml.arguments, align 4, !dbg !227, !tbaa !228
  store ptr %later, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !227, !tbaa !228
  %go18 = musttail call tailcc i32 @ml.go.37(i32 %h15, i32 %sub16, i32 %parts, i32 %add17, i32 %size, ptr %part), !dbg !227
  ret i32 %go18, !dbg !227

case19:                                           ; preds = %then3
  %field20 = getelementptr inbounds nuw { i32, ptr }, ptr %call, i32 0, i32 1, !dbg !227
  %a = load ptr, ptr %field20, align 4, !dbg !227, !tbaa !235, !nonnull !0, !align !140, !noundef !0
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !227
  %n21 = load i32, ptr %length.address, align 4, !dbg !227, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %cmp22 = icmp eq i32 %n21, 0, !dbg !227
  br i1 %cmp22, label %then23, label %else24, !dbg !227

then23:                                           ; preds = %case19
  %Hashtbl.mix.prime = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %h, i32 0), !dbg !227
  br label %join, !dbg !227

else24:                                           ; preds = %case19
  %cmp25 = icmp sle i32 %n21, %meaningful, !dbg !227
  %if = select i1 %cmp25, i32 %n21, i32 %meaningful, !dbg !227
  %floats = call tailcc i32 @ml.floats.36(i32 %h, ptr %a, i32 0, i32 %if), !dbg !227
  br label %join, !dbg !227

join:                                             ; preds = %else24, %then23
  %h27 = phi i32 [ %Hashtbl.mix.prime, %then23 ], [ %floats, %else24 ], !dbg !227
  %sub28 = sub i32 %meaningful, %n21, !dbg !227
  %add29 = add i32 %i, 1, !dbg !227
  store ptr %now, ptr @ml.arguments, align 4, !dbg !227, !tbaa !228
  store ptr %later, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !227, !tbaa !228
  %go30 = musttail call tailcc i32 @ml.go.37(i32 %h27, i32 %sub28, i32 %parts, i32 %add29, i32 %size, ptr %part), !dbg !227
  ret i32 %go30, !dbg !227

case31:                                           ; preds = %then3
  %field32 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %call, i32 0, i32 1, !dbg !227
  %header = load i32, ptr %field32, align 4, !dbg !227, !tbaa !27, !noundef !0
  %field33 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %call, i32 0, i32 2, !dbg !227
  %n34 = load i32, ptr %field33, align 4, !dbg !227, !tbaa !29, !noundef !0
  %field35 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %call, i32 0, i32 3, !dbg !227
  %block = load ptr, ptr %field35, align 4, !dbg !227, !tbaa !31, !nonnull !0, !align !140, !noundef !0
  %cmp36 = icmp sle i32 %n34, %parts, !dbg !227
  %n38 = select i1 %cmp36, i32 %n34, i32 %parts, !dbg !227
  %object = call ptr @min_caml_allocate(i32 8), !dbg !227
  store i32 %n38, ptr %object, align 4, !dbg !227, !tbaa !206
  %field39 = getelementptr inbounds nuw { i32, ptr }, ptr %object, i32 0, i32 1, !dbg !227
  store ptr %block, ptr %field39, align 4, !dbg !227, !tbaa !237
  %later42 = call ptr @min_caml_allocate(i32 8), !dbg !227
  store ptr %object, ptr %later42, align 4, !dbg !227, !tbaa !138
  %field41 = getelementptr inbounds nuw { ptr, ptr }, ptr %later42, i32 0, i32 1, !dbg !227
  store ptr %later, ptr %field41, align 4, !dbg !227, !tbaa !142
  %Hashtbl.mix.prime43 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %h, i32 %header), !dbg !227
  %sub44 = sub i32 %parts, %n38, !dbg !227
  %add45 = add i32 %i, 1, !dbg !227
  store ptr %now, ptr @ml.arguments, align 4, !dbg !227, !tbaa !228
  store ptr %later42, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !227, !tbaa !228
  %go46 = musttail call tailcc i32 @ml.go.37(i32 %Hashtbl.mix.prime43, i32 %meaningful, i32 %sub44, i32 %add45, i32 %size, ptr %part), !dbg !227
  ret i32 %go46, !dbg !227

default:                                          ; preds = %then3
  unreachable, !dbg !227

else47:                                           ; preds = %else
  %is.constant = icmp eq ptr %now, null, !dbg !227
  br i1 %is.constant, label %constant, label %object51, !dbg !227

constant:                                         ; preds = %else47
  %fits = icmp eq ptr %later, null, !dbg !227
  br i1 %fits, label %case48, label %next.case, !dbg !227

case48:                                           ; preds = %constant
  ret i32 %h, !dbg !227

next.case:                                        ; preds = %constant
  br label %default49, !dbg !227

default49:                                        ; preds = %next.case
  %List.rev = call tailcc ptr @ml.List.rev.23(ptr %later), !dbg !227
  store ptr %List.rev, ptr @ml.arguments, align 4, !dbg !227, !tbaa !228
  store ptr null, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !227, !tbaa !228
  %go50 = musttail call tailcc i32 @ml.go.37(i32 %h, i32 %meaningful, i32 %parts, i32 0, i32 0, ptr %part), !dbg !227
  ret i32 %go50, !dbg !227

object51:                                         ; preds = %else47
  %0 = load ptr, ptr %now, align 4, !dbg !227, !tbaa !138, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %size52 = load i32, ptr %0, align 4, !dbg !227, !tbaa !206, !noundef !0
  %field53 = getelementptr inbounds nuw { i32, ptr }, ptr %0, i32 0, i32 1, !dbg !227
  %part54 = load ptr, ptr %field53, align 4, !dbg !227, !tbaa !237, !nonnull !0, !align !140, !noundef !0
  %field55 = getelementptr inbounds nuw { ptr, ptr }, ptr %now, i32 0, i32 1, !dbg !227
  %now56 = load ptr, ptr %field55, align 4, !dbg !227, !tbaa !142, !noundef !0
  store ptr %now56, ptr @ml.arguments, align 4, !dbg !227, !tbaa !228
  store ptr %later, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !227, !tbaa !228
  %go57 = musttail call tailcc i32 @ml.go.37(i32 %h, i32 %meaningful, i32 %parts, i32 0, i32 %size52, ptr %part54), !dbg !227
  ret i32 %go57, !dbg !227

uncaught:                                         ; preds = %case11
  %exception13 = phi ptr [ %exception, %case11 ]
  call void @min_caml_Exception_uncaught(ptr %exception13, ptr @ml.exceptions), !dbg !227
  unreachable, !dbg !227
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.fun(i32 noundef %tmp.449, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !239 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !240
  %root = load ptr, ptr %field, align 4, !dbg !240, !tbaa !241, !nonnull !0, !dereferenceable !141, !align !141, !noundef !0
  ret ptr %root, !dbg !240
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.hash_view.prime(i32 noundef %meaningful, i32 noundef %parts, i32 noundef %h, ptr noundef nonnull dereferenceable(4) %root) #0 !dbg !243 {
entry:
  %fun = call ptr @min_caml_allocate(i32 8), !dbg !244
  store ptr @ml.fun, ptr %fun, align 4, !dbg !244, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !244
  store ptr %root, ptr %field, align 4, !dbg !244, !tbaa !241
  store ptr null, ptr @ml.arguments, align 4, !dbg !244, !tbaa !228
  store ptr null, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4, !dbg !244, !tbaa !228
  %go = musttail call tailcc i32 @ml.go.37(i32 %h, i32 %meaningful, i32 %parts, i32 0, i32 1, ptr %fun), !dbg !244
  ret i32 %go, !dbg !244
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.hash_all.prime(i32 noundef %h, ptr noundef nonnull dereferenceable(4) %root) #0 !dbg !245 {
entry:
  %Hashtbl.hash_view.prime = musttail call tailcc i32 @ml.Hashtbl.hash_view.prime(i32 10, i32 99, i32 %h, ptr %root), !dbg !246
  ret i32 %Hashtbl.hash_view.prime, !dbg !246
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.seeded_hash(i32 noundef %seed, ptr noundef nonnull %x) #0 !dbg !247 {
entry:
  %Hashtbl.mix_string.prime = call tailcc { i32, ptr } @ml.Hashtbl.mix_string.prime(i32 %seed, ptr %x), !dbg !248
  %exception = extractvalue { i32, ptr } %Hashtbl.mix_string.prime, 1, !dbg !248
  %raised = icmp ne ptr %exception, null, !dbg !248
  br i1 %raised, label %uncaught, label %ok, !dbg !248, !prof !62

ok:                                               ; preds = %entry
  %Hashtbl.mix_string.prime2 = extractvalue { i32, ptr } %Hashtbl.mix_string.prime, 0, !dbg !248
  %Hashtbl.finish.prime = call tailcc i32 @ml.Hashtbl.finish.prime(i32 %Hashtbl.mix_string.prime2), !dbg !248
  %0 = insertvalue { i32, ptr } poison, i32 %Hashtbl.finish.prime, 0, !dbg !248
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !248
  ret { i32, ptr } %result, !dbg !248

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  %result3 = insertvalue { i32, ptr } zeroinitializer, ptr %exception1, 1, !dbg !248
  ret { i32, ptr } %result3, !dbg !248
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.seeded_hash.38(i32 noundef %seed, i32 noundef %x) #0 !dbg !249 {
entry:
  %lsl = shl i32 %x, 1, !dbg !250
  %lor = or i32 %lsl, 1, !dbg !250
  %Hashtbl.mix.prime = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %seed, i32 %lor), !dbg !250
  %Hashtbl.finish.prime = musttail call tailcc i32 @ml.Hashtbl.finish.prime(i32 %Hashtbl.mix.prime), !dbg !250
  ret i32 %Hashtbl.finish.prime, !dbg !250
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.seeded_hash.39(i32 noundef %seed, ptr noundef nonnull dereferenceable(8) %x) #0 !dbg !251 {
entry:
  %part = load i32, ptr %x, align 4, !dbg !252, !tbaa !206, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %x, i32 0, i32 1, !dbg !252
  %part1 = load i32, ptr %field, align 4, !dbg !252, !tbaa !253, !noundef !0
  %Hashtbl.mix.prime = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %seed, i32 2048), !dbg !252
  %lsl = shl i32 %part, 1, !dbg !252
  %lor = or i32 %lsl, 1, !dbg !252
  %Hashtbl.mix.prime2 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %Hashtbl.mix.prime, i32 %lor), !dbg !252
  %lsl3 = shl i32 %part1, 1, !dbg !252
  %lor4 = or i32 %lsl3, 1, !dbg !252
  %Hashtbl.mix.prime5 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %Hashtbl.mix.prime2, i32 %lor4), !dbg !252
  %Hashtbl.finish.prime = musttail call tailcc i32 @ml.Hashtbl.finish.prime(i32 %Hashtbl.mix.prime5), !dbg !252
  ret i32 %Hashtbl.finish.prime, !dbg !252
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.seeded_hash.40(i32 noundef %seed, ptr noundef %x) #0 !dbg !255 {
entry:
  %is.constant = icmp eq ptr %x, null, !dbg !256
  br i1 %is.constant, label %constant, label %object, !dbg !256

constant:                                         ; preds = %entry
  %Hashtbl.mix.prime = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %seed, i32 1), !dbg !256
  br label %join, !dbg !256

object:                                           ; preds = %entry
  %tag = load i32, ptr %x, align 4, !dbg !256, !tbaa !13, !range !45, !noundef !0
  switch i32 %tag, label %default [
    i32 0, label %case
    i32 1, label %case3
    i32 2, label %case9
  ], !dbg !256

case:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %x, i32 0, i32 1, !dbg !256
  %part = load i32, ptr %field, align 4, !dbg !256, !tbaa !48, !noundef !0
  %Hashtbl.mix.prime1 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %seed, i32 1024), !dbg !256
  %lsl = shl i32 %part, 1, !dbg !256
  %lor = or i32 %lsl, 1, !dbg !256
  %Hashtbl.mix.prime2 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %Hashtbl.mix.prime1, i32 %lor), !dbg !256
  br label %join, !dbg !256

case3:                                            ; preds = %object
  %field4 = getelementptr inbounds nuw { i32, ptr }, ptr %x, i32 0, i32 1, !dbg !256
  %part5 = load ptr, ptr %field4, align 4, !dbg !256, !tbaa !50, !nonnull !0, !noundef !0
  %Hashtbl.mix.prime6 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %seed, i32 1025), !dbg !256
  %Hashtbl.mix_string.prime = call tailcc { i32, ptr } @ml.Hashtbl.mix_string.prime(i32 %Hashtbl.mix.prime6, ptr %part5), !dbg !256
  %exception = extractvalue { i32, ptr } %Hashtbl.mix_string.prime, 1, !dbg !256
  %raised = icmp ne ptr %exception, null, !dbg !256
  br i1 %raised, label %uncaught, label %ok, !dbg !256, !prof !62

ok:                                               ; preds = %case3
  %Hashtbl.mix_string.prime8 = extractvalue { i32, ptr } %Hashtbl.mix_string.prime, 0, !dbg !256
  br label %join, !dbg !256

case9:                                            ; preds = %object
  %field10 = getelementptr inbounds nuw { i32, double, double }, ptr %x, i32 0, i32 1, !dbg !256
  %part11 = load double, ptr %field10, align 8, !dbg !256, !tbaa !52, !noundef !0
  %field12 = getelementptr inbounds nuw { i32, double, double }, ptr %x, i32 0, i32 2, !dbg !256
  %part13 = load double, ptr %field12, align 8, !dbg !256, !tbaa !54, !noundef !0
  %Hashtbl.mix.prime14 = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %seed, i32 2050), !dbg !256
  %Hashtbl.mix_float.prime = call tailcc i32 @ml.Hashtbl.mix_float.prime(i32 %Hashtbl.mix.prime14, double %part11), !dbg !256
  %Hashtbl.mix_float.prime15 = call tailcc i32 @ml.Hashtbl.mix_float.prime(i32 %Hashtbl.mix_float.prime, double %part13), !dbg !256
  br label %join, !dbg !256

default:                                          ; preds = %object
  unreachable, !dbg !256

join:                                             ; preds = %case9, %ok, %case, %constant
  %match = phi i32 [ %Hashtbl.mix.prime, %constant ], [ %Hashtbl.mix.prime2, %case ], [ %Hashtbl.mix_string.prime8, %ok ], [ %Hashtbl.mix_float.prime15, %case9 ], !dbg !256
  %Hashtbl.finish.prime = call tailcc i32 @ml.Hashtbl.finish.prime(i32 %match), !dbg !256
  %0 = insertvalue { i32, ptr } poison, i32 %Hashtbl.finish.prime, 0, !dbg !256
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !256
  ret { i32, ptr } %result, !dbg !256

uncaught:                                         ; preds = %case3
  %exception7 = phi ptr [ %exception, %case3 ]
  %result16 = insertvalue { i32, ptr } zeroinitializer, ptr %exception7, 1, !dbg !256
  ret { i32, ptr } %result16, !dbg !256
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.seeded_hash.41(i32 noundef %seed, double noundef %x) #0 !dbg !257 {
entry:
  %Hashtbl.mix_float.prime = call tailcc i32 @ml.Hashtbl.mix_float.prime(i32 %seed, double %x), !dbg !258
  %Hashtbl.finish.prime = musttail call tailcc i32 @ml.Hashtbl.finish.prime(i32 %Hashtbl.mix_float.prime), !dbg !258
  ret i32 %Hashtbl.finish.prime, !dbg !258
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.seeded_hash.42(i32 noundef %seed, ptr noundef %x) #0 !dbg !259 {
entry:
  %view_tree = call tailcc ptr @ml.view_tree(ptr %x), !dbg !260
  %Hashtbl.hash_all.prime = call tailcc i32 @ml.Hashtbl.hash_all.prime(i32 %seed, ptr %view_tree), !dbg !260
  %Hashtbl.finish.prime = musttail call tailcc i32 @ml.Hashtbl.finish.prime(i32 %Hashtbl.hash_all.prime), !dbg !260
  ret i32 %Hashtbl.finish.prime, !dbg !260
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.part.43(i32 noundef %index, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !261 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !262
  %part = load ptr, ptr %field, align 4, !dbg !262, !tbaa !35, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !262
  %part2 = load ptr, ptr %field1, align 4, !dbg !262, !tbaa !263, !nonnull !0, !align !140, !noundef !0
  %cmp = icmp eq i32 %index, 0, !dbg !262
  br i1 %cmp, label %then, label %else, !dbg !262

then:                                             ; preds = %entry
  %view_list = musttail call tailcc ptr @ml.view_list(ptr %part), !dbg !262
  ret ptr %view_list, !dbg !262

else:                                             ; preds = %entry
  %object = call ptr @min_caml_allocate(i32 8), !dbg !262
  store i32 3, ptr %object, align 4, !dbg !262, !tbaa !13
  %field3 = getelementptr inbounds nuw { i32, ptr }, ptr %object, i32 0, i32 1, !dbg !262
  store ptr %part2, ptr %field3, align 4, !dbg !262, !tbaa !235
  ret ptr %object, !dbg !262
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.seeded_hash.44(i32 noundef %seed, ptr noundef nonnull dereferenceable(8) %x) #0 !dbg !265 {
entry:
  %part = load ptr, ptr %x, align 4, !dbg !266, !tbaa !267, !noundef !0
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %x, i32 0, i32 1, !dbg !266
  %part1 = load ptr, ptr %field, align 4, !dbg !266, !tbaa !269, !nonnull !0, !align !140, !noundef !0
  %part4 = call ptr @min_caml_allocate(i32 16), !dbg !266
  store ptr @ml.part.43, ptr %part4, align 4, !dbg !266, !tbaa !25
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %part4, i32 0, i32 1, !dbg !266
  store ptr %part, ptr %field2, align 4, !dbg !266, !tbaa !35
  %field3 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %part4, i32 0, i32 2, !dbg !266
  store ptr %part1, ptr %field3, align 4, !dbg !266, !tbaa !263
  %object = call ptr @min_caml_allocate(i32 16), !dbg !266
  store i32 4, ptr %object, align 4, !dbg !266, !tbaa !13
  %field5 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !266
  store i32 2048, ptr %field5, align 4, !dbg !266, !tbaa !27
  %field6 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !266
  store i32 2, ptr %field6, align 4, !dbg !266, !tbaa !29
  %field7 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 3, !dbg !266
  store ptr %part4, ptr %field7, align 4, !dbg !266, !tbaa !31
  %Hashtbl.hash_all.prime = call tailcc i32 @ml.Hashtbl.hash_all.prime(i32 %seed, ptr %object), !dbg !266
  %Hashtbl.finish.prime = musttail call tailcc i32 @ml.Hashtbl.finish.prime(i32 %Hashtbl.hash_all.prime), !dbg !266
  ret i32 %Hashtbl.finish.prime, !dbg !266
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.seeded_hash.45(i32 noundef %seed) #0 !dbg !271 {
entry:
  %Hashtbl.mix.prime = call tailcc i32 @ml.Hashtbl.mix.prime(i32 %seed, i32 1), !dbg !272
  %Hashtbl.finish.prime = musttail call tailcc i32 @ml.Hashtbl.finish.prime(i32 %Hashtbl.mix.prime), !dbg !272
  ret i32 %Hashtbl.finish.prime, !dbg !272
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.hash(ptr noundef nonnull %x) #0 !dbg !273 {
entry:
  %Hashtbl.seeded_hash = musttail call tailcc { i32, ptr } @ml.Hashtbl.seeded_hash(i32 0, ptr %x), !dbg !274
  ret { i32, ptr } %Hashtbl.seeded_hash, !dbg !274
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.hash.46(i32 noundef %x) #0 !dbg !275 {
entry:
  %Hashtbl.seeded_hash = musttail call tailcc i32 @ml.Hashtbl.seeded_hash.38(i32 0, i32 %x), !dbg !276
  ret i32 %Hashtbl.seeded_hash, !dbg !276
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.hash.47(ptr noundef nonnull dereferenceable(8) %x) #0 !dbg !277 {
entry:
  %Hashtbl.seeded_hash = musttail call tailcc i32 @ml.Hashtbl.seeded_hash.39(i32 0, ptr %x), !dbg !278
  ret i32 %Hashtbl.seeded_hash, !dbg !278
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.hash.48(ptr noundef %x) #0 !dbg !279 {
entry:
  %Hashtbl.seeded_hash = musttail call tailcc { i32, ptr } @ml.Hashtbl.seeded_hash.40(i32 0, ptr %x), !dbg !280
  ret { i32, ptr } %Hashtbl.seeded_hash, !dbg !280
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.hash.49(double noundef %x) #0 !dbg !281 {
entry:
  %Hashtbl.seeded_hash = musttail call tailcc i32 @ml.Hashtbl.seeded_hash.41(i32 0, double %x), !dbg !282
  ret i32 %Hashtbl.seeded_hash, !dbg !282
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.hash.50(ptr noundef %x) #0 !dbg !283 {
entry:
  %Hashtbl.seeded_hash = musttail call tailcc i32 @ml.Hashtbl.seeded_hash.42(i32 0, ptr %x), !dbg !284
  ret i32 %Hashtbl.seeded_hash, !dbg !284
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.hash.51(ptr noundef nonnull dereferenceable(8) %x) #0 !dbg !285 {
entry:
  %Hashtbl.seeded_hash = musttail call tailcc i32 @ml.Hashtbl.seeded_hash.44(i32 0, ptr %x), !dbg !286
  ret i32 %Hashtbl.seeded_hash, !dbg !286
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.hash.52() #0 !dbg !287 {
entry:
  %Hashtbl.seeded_hash = musttail call tailcc i32 @ml.Hashtbl.seeded_hash.45(i32 0), !dbg !288
  ret i32 %Hashtbl.seeded_hash, !dbg !288
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size(i32 noundef %k, i32 noundef %n) #0 !dbg !289 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !290
  br i1 %cmp, label %then, label %else, !dbg !290

then:                                             ; preds = %entry
  ret i32 %k, !dbg !290

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !290
  br i1 %cmp1, label %then2, label %else3, !dbg !290

then2:                                            ; preds = %else
  ret i32 %k, !dbg !290

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !290
  %size = musttail call tailcc i32 @ml.size(i32 %mul, i32 %n), !dbg !290
  ret i32 %size, !dbg !290
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create(ptr noundef %random, i32 noundef %n) #0 !dbg !291 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !292
  br i1 %is.constant, label %constant, label %object, !dbg !292

constant:                                         ; preds = %entry
  br label %join, !dbg !292

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !292, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !292
  br label %join, !dbg !292

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !292
  %n2 = call tailcc i32 @ml.size(i32 16, i32 %n), !dbg !292
  %negative = icmp slt i32 %n2, 0, !dbg !292
  br i1 %negative, label %fail, label %ok, !dbg !292, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !292
  unreachable, !dbg !292

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !292
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !292
  store i32 0, ptr %object3, align 4, !dbg !292, !tbaa !296
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !292
  store ptr %array, ptr %field, align 4, !dbg !292, !tbaa !298
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !292
  store i32 0, ptr %field4, align 4, !dbg !292, !tbaa !300
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !292
  store i32 %n2, ptr %field5, align 4, !dbg !292, !tbaa !302
  ret ptr %object3, !dbg !292
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size.53(i32 noundef %k, i32 noundef %n) #0 !dbg !304 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !305
  br i1 %cmp, label %then, label %else, !dbg !305

then:                                             ; preds = %entry
  ret i32 %k, !dbg !305

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !305
  br i1 %cmp1, label %then2, label %else3, !dbg !305

then2:                                            ; preds = %else
  ret i32 %k, !dbg !305

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !305
  %size = musttail call tailcc i32 @ml.size.53(i32 %mul, i32 %n), !dbg !305
  ret i32 %size, !dbg !305
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create.54(ptr noundef %random, i32 noundef %n) #0 !dbg !306 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !307
  br i1 %is.constant, label %constant, label %object, !dbg !307

constant:                                         ; preds = %entry
  br label %join, !dbg !307

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !307, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !307
  br label %join, !dbg !307

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !307
  %n2 = call tailcc i32 @ml.size.53(i32 16, i32 %n), !dbg !307
  %negative = icmp slt i32 %n2, 0, !dbg !307
  br i1 %negative, label %fail, label %ok, !dbg !307, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !307
  unreachable, !dbg !307

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !307
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !307
  store i32 0, ptr %object3, align 4, !dbg !307, !tbaa !308
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !307
  store ptr %array, ptr %field, align 4, !dbg !307, !tbaa !310
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !307
  store i32 0, ptr %field4, align 4, !dbg !307, !tbaa !312
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !307
  store i32 %n2, ptr %field5, align 4, !dbg !307, !tbaa !314
  ret ptr %object3, !dbg !307
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size.55(i32 noundef %k, i32 noundef %n) #0 !dbg !316 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !317
  br i1 %cmp, label %then, label %else, !dbg !317

then:                                             ; preds = %entry
  ret i32 %k, !dbg !317

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !317
  br i1 %cmp1, label %then2, label %else3, !dbg !317

then2:                                            ; preds = %else
  ret i32 %k, !dbg !317

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !317
  %size = musttail call tailcc i32 @ml.size.55(i32 %mul, i32 %n), !dbg !317
  ret i32 %size, !dbg !317
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create.56(ptr noundef %random, i32 noundef %n) #0 !dbg !318 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !319
  br i1 %is.constant, label %constant, label %object, !dbg !319

constant:                                         ; preds = %entry
  br label %join, !dbg !319

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !319, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !319
  br label %join, !dbg !319

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !319
  %n2 = call tailcc i32 @ml.size.55(i32 16, i32 %n), !dbg !319
  %negative = icmp slt i32 %n2, 0, !dbg !319
  br i1 %negative, label %fail, label %ok, !dbg !319, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !319
  unreachable, !dbg !319

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !319
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !319
  store i32 0, ptr %object3, align 4, !dbg !319, !tbaa !320
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !319
  store ptr %array, ptr %field, align 4, !dbg !319, !tbaa !322
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !319
  store i32 0, ptr %field4, align 4, !dbg !319, !tbaa !324
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !319
  store i32 %n2, ptr %field5, align 4, !dbg !319, !tbaa !326
  ret ptr %object3, !dbg !319
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size.57(i32 noundef %k, i32 noundef %n) #0 !dbg !328 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !329
  br i1 %cmp, label %then, label %else, !dbg !329

then:                                             ; preds = %entry
  ret i32 %k, !dbg !329

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !329
  br i1 %cmp1, label %then2, label %else3, !dbg !329

then2:                                            ; preds = %else
  ret i32 %k, !dbg !329

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !329
  %size = musttail call tailcc i32 @ml.size.57(i32 %mul, i32 %n), !dbg !329
  ret i32 %size, !dbg !329
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create.58(ptr noundef %random, i32 noundef %n) #0 !dbg !330 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !331
  br i1 %is.constant, label %constant, label %object, !dbg !331

constant:                                         ; preds = %entry
  br label %join, !dbg !331

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !331, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !331
  br label %join, !dbg !331

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !331
  %n2 = call tailcc i32 @ml.size.57(i32 16, i32 %n), !dbg !331
  %negative = icmp slt i32 %n2, 0, !dbg !331
  br i1 %negative, label %fail, label %ok, !dbg !331, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !331
  unreachable, !dbg !331

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !331
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !331
  store i32 0, ptr %object3, align 4, !dbg !331, !tbaa !332
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !331
  store ptr %array, ptr %field, align 4, !dbg !331, !tbaa !334
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !331
  store i32 0, ptr %field4, align 4, !dbg !331, !tbaa !336
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !331
  store i32 %n2, ptr %field5, align 4, !dbg !331, !tbaa !338
  ret ptr %object3, !dbg !331
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size.59(i32 noundef %k, i32 noundef %n) #0 !dbg !340 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !341
  br i1 %cmp, label %then, label %else, !dbg !341

then:                                             ; preds = %entry
  ret i32 %k, !dbg !341

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !341
  br i1 %cmp1, label %then2, label %else3, !dbg !341

then2:                                            ; preds = %else
  ret i32 %k, !dbg !341

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !341
  %size = musttail call tailcc i32 @ml.size.59(i32 %mul, i32 %n), !dbg !341
  ret i32 %size, !dbg !341
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create.60(ptr noundef %random, i32 noundef %n) #0 !dbg !342 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !343
  br i1 %is.constant, label %constant, label %object, !dbg !343

constant:                                         ; preds = %entry
  br label %join, !dbg !343

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !343, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !343
  br label %join, !dbg !343

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !343
  %n2 = call tailcc i32 @ml.size.59(i32 16, i32 %n), !dbg !343
  %negative = icmp slt i32 %n2, 0, !dbg !343
  br i1 %negative, label %fail, label %ok, !dbg !343, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !343
  unreachable, !dbg !343

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !343
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !343
  store i32 0, ptr %object3, align 4, !dbg !343, !tbaa !344
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !343
  store ptr %array, ptr %field, align 4, !dbg !343, !tbaa !346
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !343
  store i32 0, ptr %field4, align 4, !dbg !343, !tbaa !348
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !343
  store i32 %n2, ptr %field5, align 4, !dbg !343, !tbaa !350
  ret ptr %object3, !dbg !343
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size.61(i32 noundef %k, i32 noundef %n) #0 !dbg !352 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !353
  br i1 %cmp, label %then, label %else, !dbg !353

then:                                             ; preds = %entry
  ret i32 %k, !dbg !353

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !353
  br i1 %cmp1, label %then2, label %else3, !dbg !353

then2:                                            ; preds = %else
  ret i32 %k, !dbg !353

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !353
  %size = musttail call tailcc i32 @ml.size.61(i32 %mul, i32 %n), !dbg !353
  ret i32 %size, !dbg !353
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create.62(ptr noundef %random, i32 noundef %n) #0 !dbg !354 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !355
  br i1 %is.constant, label %constant, label %object, !dbg !355

constant:                                         ; preds = %entry
  br label %join, !dbg !355

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !355, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !355
  br label %join, !dbg !355

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !355
  %n2 = call tailcc i32 @ml.size.61(i32 16, i32 %n), !dbg !355
  %negative = icmp slt i32 %n2, 0, !dbg !355
  br i1 %negative, label %fail, label %ok, !dbg !355, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !355
  unreachable, !dbg !355

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !355
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !355
  store i32 0, ptr %object3, align 4, !dbg !355, !tbaa !356
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !355
  store ptr %array, ptr %field, align 4, !dbg !355, !tbaa !358
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !355
  store i32 0, ptr %field4, align 4, !dbg !355, !tbaa !360
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !355
  store i32 %n2, ptr %field5, align 4, !dbg !355, !tbaa !362
  ret ptr %object3, !dbg !355
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size.63(i32 noundef %k, i32 noundef %n) #0 !dbg !364 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !365
  br i1 %cmp, label %then, label %else, !dbg !365

then:                                             ; preds = %entry
  ret i32 %k, !dbg !365

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !365
  br i1 %cmp1, label %then2, label %else3, !dbg !365

then2:                                            ; preds = %else
  ret i32 %k, !dbg !365

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !365
  %size = musttail call tailcc i32 @ml.size.63(i32 %mul, i32 %n), !dbg !365
  ret i32 %size, !dbg !365
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create.64(ptr noundef %random, i32 noundef %n) #0 !dbg !366 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !367
  br i1 %is.constant, label %constant, label %object, !dbg !367

constant:                                         ; preds = %entry
  br label %join, !dbg !367

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !367, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !367
  br label %join, !dbg !367

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !367
  %n2 = call tailcc i32 @ml.size.63(i32 16, i32 %n), !dbg !367
  %negative = icmp slt i32 %n2, 0, !dbg !367
  br i1 %negative, label %fail, label %ok, !dbg !367, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !367
  unreachable, !dbg !367

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !367
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !367
  store i32 0, ptr %object3, align 4, !dbg !367, !tbaa !368
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !367
  store ptr %array, ptr %field, align 4, !dbg !367, !tbaa !370
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !367
  store i32 0, ptr %field4, align 4, !dbg !367, !tbaa !372
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !367
  store i32 %n2, ptr %field5, align 4, !dbg !367, !tbaa !374
  ret ptr %object3, !dbg !367
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size.65(i32 noundef %k, i32 noundef %n) #0 !dbg !376 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !377
  br i1 %cmp, label %then, label %else, !dbg !377

then:                                             ; preds = %entry
  ret i32 %k, !dbg !377

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !377
  br i1 %cmp1, label %then2, label %else3, !dbg !377

then2:                                            ; preds = %else
  ret i32 %k, !dbg !377

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !377
  %size = musttail call tailcc i32 @ml.size.65(i32 %mul, i32 %n), !dbg !377
  ret i32 %size, !dbg !377
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create.66(ptr noundef %random, i32 noundef %n) #0 !dbg !378 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !379
  br i1 %is.constant, label %constant, label %object, !dbg !379

constant:                                         ; preds = %entry
  br label %join, !dbg !379

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !379, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !379
  br label %join, !dbg !379

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !379
  %n2 = call tailcc i32 @ml.size.65(i32 16, i32 %n), !dbg !379
  %negative = icmp slt i32 %n2, 0, !dbg !379
  br i1 %negative, label %fail, label %ok, !dbg !379, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !379
  unreachable, !dbg !379

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !379
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !379
  store i32 0, ptr %object3, align 4, !dbg !379, !tbaa !380
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !379
  store ptr %array, ptr %field, align 4, !dbg !379, !tbaa !382
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !379
  store i32 0, ptr %field4, align 4, !dbg !379, !tbaa !384
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !379
  store i32 %n2, ptr %field5, align 4, !dbg !379, !tbaa !386
  ret ptr %object3, !dbg !379
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.size.67(i32 noundef %k, i32 noundef %n) #0 !dbg !388 {
entry:
  %cmp = icmp sge i32 %k, %n, !dbg !389
  br i1 %cmp, label %then, label %else, !dbg !389

then:                                             ; preds = %entry
  ret i32 %k, !dbg !389

else:                                             ; preds = %entry
  %cmp1 = icmp sgt i32 %k, 536870911, !dbg !389
  br i1 %cmp1, label %then2, label %else3, !dbg !389

then2:                                            ; preds = %else
  ret i32 %k, !dbg !389

else3:                                            ; preds = %else
  %mul = mul i32 2, %k, !dbg !389
  %size = musttail call tailcc i32 @ml.size.67(i32 %mul, i32 %n), !dbg !389
  ret i32 %size, !dbg !389
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.create.68(ptr noundef %random, i32 noundef %n) #0 !dbg !390 {
entry:
  %is.constant = icmp eq ptr %random, null, !dbg !391
  br i1 %is.constant, label %constant, label %object, !dbg !391

constant:                                         ; preds = %entry
  br label %join, !dbg !391

object:                                           ; preds = %entry
  %word = load i32, ptr %random, align 4, !dbg !391, !tbaa !293, !range !295, !noundef !0
  %given = trunc nuw i32 %word to i1, !dbg !391
  br label %join, !dbg !391

join:                                             ; preds = %object, %constant
  %random1 = phi i1 [ false, %constant ], [ %given, %object ], !dbg !391
  %n2 = call tailcc i32 @ml.size.67(i32 16, i32 %n), !dbg !391
  %negative = icmp slt i32 %n2, 0, !dbg !391
  br i1 %negative, label %fail, label %ok, !dbg !391, !prof !62

fail:                                             ; preds = %join
  call void @min_caml_fail_array_size(ptr @location.23.11, i32 %n2), !dbg !391
  unreachable, !dbg !391

ok:                                               ; preds = %join
  %array = call ptr @min_caml_create_pointer_array(i32 %n2, ptr null), !dbg !391
  %object3 = call ptr @min_caml_allocate(i32 16), !dbg !391
  store i32 0, ptr %object3, align 4, !dbg !391, !tbaa !392
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 1, !dbg !391
  store ptr %array, ptr %field, align 4, !dbg !391, !tbaa !394
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 2, !dbg !391
  store i32 0, ptr %field4, align 4, !dbg !391, !tbaa !396
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object3, i32 0, i32 3, !dbg !391
  store i32 %n2, ptr %field5, align 4, !dbg !391, !tbaa !398
  ret ptr %object3, !dbg !391
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.length(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !400 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !401, !tbaa !308, !noundef !0
  ret i32 %0, !dbg !401
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.length.69(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !402 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !403, !tbaa !380, !noundef !0
  ret i32 %0, !dbg !403
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.length.70(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !404 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !405, !tbaa !368, !noundef !0
  ret i32 %0, !dbg !405
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.length.71(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !406 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !407, !tbaa !356, !noundef !0
  ret i32 %0, !dbg !407
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.length.72(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !408 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !409, !tbaa !344, !noundef !0
  ret i32 %0, !dbg !409
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.length.73(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !410 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !411, !tbaa !332, !noundef !0
  ret i32 %0, !dbg !411
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.length.74(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !412 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !413, !tbaa !320, !noundef !0
  ret i32 %0, !dbg !413
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Hashtbl.length.75(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !414 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !415, !tbaa !392, !noundef !0
  ret i32 %0, !dbg !415
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.clear(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !416 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !417, !tbaa !308, !noundef !0
  %cmp = icmp sgt i32 %0, 0, !dbg !417
  br i1 %cmp, label %then, label %else, !dbg !417

then:                                             ; preds = %entry
  store i32 0, ptr %h, align 4, !dbg !417, !tbaa !308
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !417
  %1 = load ptr, ptr %field, align 4, !dbg !417, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !417
  %2 = load ptr, ptr %field1, align 4, !dbg !417, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %2, i32 -4, !dbg !417
  %length = load i32, ptr %length.address, align 4, !dbg !417, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  musttail call tailcc void @ml.Array.fill(ptr %1, i32 0, i32 %length, ptr null), !dbg !417
  ret void, !dbg !417

else:                                             ; preds = %entry
  ret void, !dbg !417
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.clear.76(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !418 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !419, !tbaa !392, !noundef !0
  %cmp = icmp sgt i32 %0, 0, !dbg !419
  br i1 %cmp, label %then, label %else, !dbg !419

then:                                             ; preds = %entry
  store i32 0, ptr %h, align 4, !dbg !419, !tbaa !392
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !419
  %1 = load ptr, ptr %field, align 4, !dbg !419, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !419
  %2 = load ptr, ptr %field1, align 4, !dbg !419, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %2, i32 -4, !dbg !419
  %length = load i32, ptr %length.address, align 4, !dbg !419, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  musttail call tailcc void @ml.Array.fill.4(ptr %1, i32 0, i32 %length, ptr null), !dbg !419
  ret void, !dbg !419

else:                                             ; preds = %entry
  ret void, !dbg !419
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.reset(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !420 {
entry:
  store i32 0, ptr %h, align 4, !dbg !421, !tbaa !392
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 3, !dbg !421
  %0 = load i32, ptr %field, align 4, !dbg !421, !tbaa !398, !noundef !0
  %negative = icmp slt i32 %0, 0, !dbg !421
  br i1 %negative, label %fail, label %ok, !dbg !421, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.39.3, i32 %0), !dbg !421
  unreachable, !dbg !421

ok:                                               ; preds = %entry
  %array = call ptr @min_caml_create_pointer_array(i32 %0, ptr null), !dbg !421
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !421
  store ptr %array, ptr %field1, align 4, !dbg !421, !tbaa !394
  ret void, !dbg !421
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime(ptr noundef nonnull dereferenceable(16) %c) #0 !dbg !422 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !423, !tbaa !424, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !423
  %1 = load i32, ptr %field, align 4, !dbg !423, !tbaa !426, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !423
  %2 = load ptr, ptr %field1, align 4, !dbg !423, !tbaa !428, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !423
  store i32 %0, ptr %object, align 4, !dbg !423, !tbaa !424
  %field2 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %object, i32 0, i32 1, !dbg !423
  store i32 %1, ptr %field2, align 4, !dbg !423, !tbaa !426
  %field3 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %object, i32 0, i32 2, !dbg !423
  store ptr %2, ptr %field3, align 4, !dbg !423, !tbaa !428
  %field4 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %object, i32 0, i32 3, !dbg !423
  store ptr null, ptr %field4, align 4, !dbg !423, !tbaa !430
  ret ptr %object, !dbg !423
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime.77(ptr noundef nonnull dereferenceable(16) %c) #0 !dbg !432 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !433, !tbaa !434, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !433
  %1 = load ptr, ptr %field, align 4, !dbg !433, !tbaa !436, !nonnull !0, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !433
  %2 = load i32, ptr %field1, align 4, !dbg !433, !tbaa !438, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !433
  store i32 %0, ptr %object, align 4, !dbg !433, !tbaa !434
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !433
  store ptr %1, ptr %field2, align 4, !dbg !433, !tbaa !436
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !433
  store i32 %2, ptr %field3, align 4, !dbg !433, !tbaa !438
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 3, !dbg !433
  store ptr null, ptr %field4, align 4, !dbg !433, !tbaa !440
  ret ptr %object, !dbg !433
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime.78(ptr noundef nonnull dereferenceable(16) %c) #0 !dbg !442 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !443, !tbaa !444, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !443
  %1 = load ptr, ptr %field, align 4, !dbg !443, !tbaa !446, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !443
  %2 = load i32, ptr %field1, align 4, !dbg !443, !tbaa !448, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !443
  store i32 %0, ptr %object, align 4, !dbg !443, !tbaa !444
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !443
  store ptr %1, ptr %field2, align 4, !dbg !443, !tbaa !446
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !443
  store i32 %2, ptr %field3, align 4, !dbg !443, !tbaa !448
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 3, !dbg !443
  store ptr null, ptr %field4, align 4, !dbg !443, !tbaa !450
  ret ptr %object, !dbg !443
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime.79(ptr noundef nonnull dereferenceable(16) %c) #0 !dbg !452 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !453, !tbaa !454, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !453
  %1 = load ptr, ptr %field, align 4, !dbg !453, !tbaa !456, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !453
  %2 = load i32, ptr %field1, align 4, !dbg !453, !tbaa !458, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !453
  store i32 %0, ptr %object, align 4, !dbg !453, !tbaa !454
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !453
  store ptr %1, ptr %field2, align 4, !dbg !453, !tbaa !456
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !453
  store i32 %2, ptr %field3, align 4, !dbg !453, !tbaa !458
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 3, !dbg !453
  store ptr null, ptr %field4, align 4, !dbg !453, !tbaa !460
  ret ptr %object, !dbg !453
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime.80(ptr noundef nonnull dereferenceable(24) %c) #0 !dbg !462 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !463, !tbaa !464, !noundef !0
  %field = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !463
  %1 = load double, ptr %field, align 8, !dbg !463, !tbaa !466, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !463
  %2 = load i32, ptr %field1, align 4, !dbg !463, !tbaa !468, !noundef !0
  %object = call ptr @min_caml_allocate(i32 24), !dbg !463
  store i32 %0, ptr %object, align 4, !dbg !463, !tbaa !464
  %field2 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !463
  store double %1, ptr %field2, align 8, !dbg !463, !tbaa !466
  %field3 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !463
  store i32 %2, ptr %field3, align 4, !dbg !463, !tbaa !468
  %field4 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %object, i32 0, i32 3, !dbg !463
  store ptr null, ptr %field4, align 4, !dbg !463, !tbaa !470
  ret ptr %object, !dbg !463
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime.81(ptr noundef nonnull dereferenceable(16) %c) #0 !dbg !472 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !473, !tbaa !474, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !473
  %1 = load ptr, ptr %field, align 4, !dbg !473, !tbaa !476, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !473
  %2 = load ptr, ptr %field1, align 4, !dbg !473, !tbaa !478, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !473
  store i32 %0, ptr %object, align 4, !dbg !473, !tbaa !474
  %field2 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %object, i32 0, i32 1, !dbg !473
  store ptr %1, ptr %field2, align 4, !dbg !473, !tbaa !476
  %field3 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %object, i32 0, i32 2, !dbg !473
  store ptr %2, ptr %field3, align 4, !dbg !473, !tbaa !478
  %field4 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %object, i32 0, i32 3, !dbg !473
  store ptr null, ptr %field4, align 4, !dbg !473, !tbaa !480
  ret ptr %object, !dbg !473
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime.82(ptr noundef nonnull dereferenceable(16) %c) #0 !dbg !482 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !483, !tbaa !484, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !483
  %1 = load ptr, ptr %field, align 4, !dbg !483, !tbaa !486, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !483
  %2 = load i32, ptr %field1, align 4, !dbg !483, !tbaa !488, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !483
  store i32 %0, ptr %object, align 4, !dbg !483, !tbaa !484
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !483
  store ptr %1, ptr %field2, align 4, !dbg !483, !tbaa !486
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !483
  store i32 %2, ptr %field3, align 4, !dbg !483, !tbaa !488
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %object, i32 0, i32 3, !dbg !483
  store ptr null, ptr %field4, align 4, !dbg !483, !tbaa !490
  ret ptr %object, !dbg !483
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime.83(ptr noundef nonnull dereferenceable(16) %c) #0 !dbg !492 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !493, !tbaa !494, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !493
  %1 = load i32, ptr %field, align 4, !dbg !493, !tbaa !496, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !493
  %2 = load i32, ptr %field1, align 4, !dbg !493, !tbaa !498, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !493
  store i32 %0, ptr %object, align 4, !dbg !493, !tbaa !494
  %field2 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !493
  store i32 %1, ptr %field2, align 4, !dbg !493, !tbaa !496
  %field3 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !493
  store i32 %2, ptr %field3, align 4, !dbg !493, !tbaa !498
  %field4 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 3, !dbg !493
  store ptr null, ptr %field4, align 4, !dbg !493, !tbaa !500
  ret ptr %object, !dbg !493
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy_cell.prime.84(ptr noundef nonnull dereferenceable(12) %c) #0 !dbg !502 {
entry:
  %0 = load i32, ptr %c, align 4, !dbg !503, !tbaa !504, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !503
  %1 = load ptr, ptr %field, align 4, !dbg !503, !tbaa !506, !nonnull !0, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !503
  store i32 %0, ptr %object, align 4, !dbg !503, !tbaa !504
  %field1 = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %object, i32 0, i32 1, !dbg !503
  store ptr %1, ptr %field1, align 4, !dbg !503, !tbaa !506
  %field2 = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %object, i32 0, i32 2, !dbg !503
  store ptr null, ptr %field2, align 4, !dbg !503, !tbaa !508
  ret ptr %object, !dbg !503
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.85(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !510 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !511
  %word = load i32, ptr %field, align 4, !dbg !511, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !511
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !511
  %n = load i32, ptr %field1, align 4, !dbg !511, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !511
  %result = load ptr, ptr %field2, align 4, !dbg !511, !tbaa !514, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !511
  %last = load ptr, ptr %field3, align 4, !dbg !511, !tbaa !514, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !511
  br i1 %is.constant, label %constant, label %object, !dbg !511

constant:                                         ; preds = %entry
  ret ptr null, !dbg !511

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !511, !tbaa !516, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !511
  %next = load ptr, ptr %field4, align 4, !dbg !511, !tbaa !430, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !511

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime(ptr %c), !dbg !511
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !511
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !511, !tbaa !516
  br label %join, !dbg !511

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !511
  %0 = load i32, ptr %c, align 4, !dbg !511, !tbaa !424, !noundef !0
  %sub = sub i32 %n, 1, !dbg !511
  %i = and i32 %0, %sub, !dbg !511
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !511
  %length = load i32, ptr %length.address, align 4, !dbg !511, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !511
  br i1 %outside, label %fail, label %ok, !dbg !511, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !511
  br label %uncaught, !dbg !511

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !511
  %element = load ptr, ptr %element.address, align 4, !dbg !511, !tbaa !80, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !511
  br i1 %is.constant7, label %constant8, label %object16, !dbg !511

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !511
  %length10 = load i32, ptr %length.address9, align 4, !dbg !511, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !511
  br i1 %outside11, label %fail12, label %ok13, !dbg !511, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !511
  br label %uncaught, !dbg !511

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !511
  store ptr %cell, ptr %element.address15, align 4, !dbg !511, !tbaa !80
  br label %join18, !dbg !511

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !511, !tbaa !516, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %before, i32 0, i32 3, !dbg !511
  store ptr %cell, ptr %field17, align 4, !dbg !511, !tbaa !430
  br label %join18, !dbg !511

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !511
  %length20 = load i32, ptr %length.address19, align 4, !dbg !511, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !511
  br i1 %outside21, label %fail22, label %ok23, !dbg !511, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !511
  br label %uncaught, !dbg !511

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !511
  store ptr %cell, ptr %element.address25, align 4, !dbg !511, !tbaa !80
  %go = musttail call tailcc ptr @ml.go.85(ptr %next, ptr %closure), !dbg !511
  ret ptr %go, !dbg !511

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !511
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.86(ptr noundef %cell) #0 !dbg !519 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !520
  br i1 %is.constant, label %constant, label %object, !dbg !520

constant:                                         ; preds = %entry
  ret void, !dbg !520

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !520, !tbaa !516, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !520
  store ptr null, ptr %field, align 4, !dbg !520, !tbaa !430
  ret void, !dbg !520
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.rehash.prime(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !521 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !522
  %length = load i32, ptr %length.address, align 4, !dbg !522, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !522
  %negative = icmp slt i32 %n, 0, !dbg !522
  br i1 %negative, label %fail, label %ok, !dbg !522, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !522
  unreachable, !dbg !522

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !522
  %negative1 = icmp slt i32 %n, 0, !dbg !522
  br i1 %negative1, label %fail2, label %ok3, !dbg !522, !prof !62

fail2:                                            ; preds = %ok
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !522
  unreachable, !dbg !522

ok3:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !522
  %go = call ptr @min_caml_allocate(i32 24), !dbg !522
  store ptr @ml.go.85, ptr %go, align 4, !dbg !522, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !522
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !522
  store i32 %word, ptr %field, align 4, !dbg !522, !tbaa !512
  %field4 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !522
  store i32 %n, ptr %field4, align 4, !dbg !522, !tbaa !11
  %field5 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !522
  store ptr %result, ptr %field5, align 4, !dbg !522, !tbaa !514
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !522
  store ptr %last, ptr %field6, align 4, !dbg !522, !tbaa !514
  %Array.iter = call tailcc ptr @ml.Array.iter.5(ptr %go, ptr %buckets), !dbg !522
  %raised = icmp ne ptr %Array.iter, null, !dbg !522
  br i1 %raised, label %uncaught, label %ok7, !dbg !522, !prof !62

ok7:                                              ; preds = %ok3
  br i1 %copies, label %join, label %else, !dbg !522

else:                                             ; preds = %ok7
  %Array.iter8 = call tailcc ptr @ml.Array.iter.5(ptr @ml.fun.closure, ptr %last), !dbg !522
  %raised9 = icmp ne ptr %Array.iter8, null, !dbg !522
  br i1 %raised9, label %uncaught, label %ok10, !dbg !522, !prof !62

ok10:                                             ; preds = %else
  br label %join, !dbg !522

join:                                             ; preds = %ok10, %ok7
  ret ptr %result, !dbg !522

uncaught:                                         ; preds = %else, %ok3
  %exception = phi ptr [ %Array.iter, %ok3 ], [ %Array.iter8, %else ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !522
  unreachable, !dbg !522
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.87(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !523 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !524
  %word = load i32, ptr %field, align 4, !dbg !524, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !524
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !524
  %n = load i32, ptr %field1, align 4, !dbg !524, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !524
  %result = load ptr, ptr %field2, align 4, !dbg !524, !tbaa !525, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !524
  %last = load ptr, ptr %field3, align 4, !dbg !524, !tbaa !525, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !524
  br i1 %is.constant, label %constant, label %object, !dbg !524

constant:                                         ; preds = %entry
  ret ptr null, !dbg !524

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !524, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !524
  %next = load ptr, ptr %field4, align 4, !dbg !524, !tbaa !440, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !524

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime.77(ptr %c), !dbg !524
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !524
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !524, !tbaa !527
  br label %join, !dbg !524

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !524
  %0 = load i32, ptr %c, align 4, !dbg !524, !tbaa !434, !noundef !0
  %sub = sub i32 %n, 1, !dbg !524
  %i = and i32 %0, %sub, !dbg !524
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !524
  %length = load i32, ptr %length.address, align 4, !dbg !524, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !524
  br i1 %outside, label %fail, label %ok, !dbg !524, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !524
  br label %uncaught, !dbg !524

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !524
  %element = load ptr, ptr %element.address, align 4, !dbg !524, !tbaa !68, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !524
  br i1 %is.constant7, label %constant8, label %object16, !dbg !524

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !524
  %length10 = load i32, ptr %length.address9, align 4, !dbg !524, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !524
  br i1 %outside11, label %fail12, label %ok13, !dbg !524, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !524
  br label %uncaught, !dbg !524

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !524
  store ptr %cell, ptr %element.address15, align 4, !dbg !524, !tbaa !68
  br label %join18, !dbg !524

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !524, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %before, i32 0, i32 3, !dbg !524
  store ptr %cell, ptr %field17, align 4, !dbg !524, !tbaa !440
  br label %join18, !dbg !524

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !524
  %length20 = load i32, ptr %length.address19, align 4, !dbg !524, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !524
  br i1 %outside21, label %fail22, label %ok23, !dbg !524, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !524
  br label %uncaught, !dbg !524

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !524
  store ptr %cell, ptr %element.address25, align 4, !dbg !524, !tbaa !68
  %go = musttail call tailcc ptr @ml.go.87(ptr %next, ptr %closure), !dbg !524
  ret ptr %go, !dbg !524

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !524
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.88(ptr noundef %cell) #0 !dbg !529 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !530
  br i1 %is.constant, label %constant, label %object, !dbg !530

constant:                                         ; preds = %entry
  ret void, !dbg !530

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !530, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !530
  store ptr null, ptr %field, align 4, !dbg !530, !tbaa !440
  ret void, !dbg !530
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.rehash.prime.89(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !531 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !532
  %length = load i32, ptr %length.address, align 4, !dbg !532, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !532
  %negative = icmp slt i32 %n, 0, !dbg !532
  br i1 %negative, label %fail, label %ok, !dbg !532, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !532
  unreachable, !dbg !532

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !532
  %negative1 = icmp slt i32 %n, 0, !dbg !532
  br i1 %negative1, label %fail2, label %ok3, !dbg !532, !prof !62

fail2:                                            ; preds = %ok
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !532
  unreachable, !dbg !532

ok3:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !532
  %go = call ptr @min_caml_allocate(i32 24), !dbg !532
  store ptr @ml.go.87, ptr %go, align 4, !dbg !532, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !532
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !532
  store i32 %word, ptr %field, align 4, !dbg !532, !tbaa !512
  %field4 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !532
  store i32 %n, ptr %field4, align 4, !dbg !532, !tbaa !11
  %field5 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !532
  store ptr %result, ptr %field5, align 4, !dbg !532, !tbaa !525
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !532
  store ptr %last, ptr %field6, align 4, !dbg !532, !tbaa !525
  %Array.iter = call tailcc ptr @ml.Array.iter.6(ptr %go, ptr %buckets), !dbg !532
  %raised = icmp ne ptr %Array.iter, null, !dbg !532
  br i1 %raised, label %uncaught, label %ok7, !dbg !532, !prof !62

ok7:                                              ; preds = %ok3
  br i1 %copies, label %join, label %else, !dbg !532

else:                                             ; preds = %ok7
  %Array.iter8 = call tailcc ptr @ml.Array.iter.6(ptr @ml.fun.closure.237, ptr %last), !dbg !532
  %raised9 = icmp ne ptr %Array.iter8, null, !dbg !532
  br i1 %raised9, label %uncaught, label %ok10, !dbg !532, !prof !62

ok10:                                             ; preds = %else
  br label %join, !dbg !532

join:                                             ; preds = %ok10, %ok7
  ret ptr %result, !dbg !532

uncaught:                                         ; preds = %else, %ok3
  %exception = phi ptr [ %Array.iter, %ok3 ], [ %Array.iter8, %else ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !532
  unreachable, !dbg !532
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.90(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !533 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !534
  %word = load i32, ptr %field, align 4, !dbg !534, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !534
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !534
  %n = load i32, ptr %field1, align 4, !dbg !534, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !534
  %result = load ptr, ptr %field2, align 4, !dbg !534, !tbaa !535, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !534
  %last = load ptr, ptr %field3, align 4, !dbg !534, !tbaa !535, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !534
  br i1 %is.constant, label %constant, label %object, !dbg !534

constant:                                         ; preds = %entry
  ret ptr null, !dbg !534

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !534, !tbaa !537, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !534
  %next = load ptr, ptr %field4, align 4, !dbg !534, !tbaa !450, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !534

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime.78(ptr %c), !dbg !534
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !534
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !534, !tbaa !537
  br label %join, !dbg !534

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !534
  %0 = load i32, ptr %c, align 4, !dbg !534, !tbaa !444, !noundef !0
  %sub = sub i32 %n, 1, !dbg !534
  %i = and i32 %0, %sub, !dbg !534
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !534
  %length = load i32, ptr %length.address, align 4, !dbg !534, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !534
  br i1 %outside, label %fail, label %ok, !dbg !534, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !534
  br label %uncaught, !dbg !534

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !534
  %element = load ptr, ptr %element.address, align 4, !dbg !534, !tbaa !88, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !534
  br i1 %is.constant7, label %constant8, label %object16, !dbg !534

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !534
  %length10 = load i32, ptr %length.address9, align 4, !dbg !534, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !534
  br i1 %outside11, label %fail12, label %ok13, !dbg !534, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !534
  br label %uncaught, !dbg !534

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !534
  store ptr %cell, ptr %element.address15, align 4, !dbg !534, !tbaa !88
  br label %join18, !dbg !534

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !534, !tbaa !537, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %before, i32 0, i32 3, !dbg !534
  store ptr %cell, ptr %field17, align 4, !dbg !534, !tbaa !450
  br label %join18, !dbg !534

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !534
  %length20 = load i32, ptr %length.address19, align 4, !dbg !534, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !534
  br i1 %outside21, label %fail22, label %ok23, !dbg !534, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !534
  br label %uncaught, !dbg !534

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !534
  store ptr %cell, ptr %element.address25, align 4, !dbg !534, !tbaa !88
  %go = musttail call tailcc ptr @ml.go.90(ptr %next, ptr %closure), !dbg !534
  ret ptr %go, !dbg !534

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !534
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.91(ptr noundef %cell) #0 !dbg !539 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !540
  br i1 %is.constant, label %constant, label %object, !dbg !540

constant:                                         ; preds = %entry
  ret void, !dbg !540

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !540, !tbaa !537, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !540
  store ptr null, ptr %field, align 4, !dbg !540, !tbaa !450
  ret void, !dbg !540
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.rehash.prime.92(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !541 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !542
  %length = load i32, ptr %length.address, align 4, !dbg !542, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !542
  %negative = icmp slt i32 %n, 0, !dbg !542
  br i1 %negative, label %fail, label %ok, !dbg !542, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !542
  unreachable, !dbg !542

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !542
  %negative1 = icmp slt i32 %n, 0, !dbg !542
  br i1 %negative1, label %fail2, label %ok3, !dbg !542, !prof !62

fail2:                                            ; preds = %ok
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !542
  unreachable, !dbg !542

ok3:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !542
  %go = call ptr @min_caml_allocate(i32 24), !dbg !542
  store ptr @ml.go.90, ptr %go, align 4, !dbg !542, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !542
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !542
  store i32 %word, ptr %field, align 4, !dbg !542, !tbaa !512
  %field4 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !542
  store i32 %n, ptr %field4, align 4, !dbg !542, !tbaa !11
  %field5 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !542
  store ptr %result, ptr %field5, align 4, !dbg !542, !tbaa !535
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !542
  store ptr %last, ptr %field6, align 4, !dbg !542, !tbaa !535
  %Array.iter = call tailcc ptr @ml.Array.iter.8(ptr %go, ptr %buckets), !dbg !542
  %raised = icmp ne ptr %Array.iter, null, !dbg !542
  br i1 %raised, label %uncaught, label %ok7, !dbg !542, !prof !62

ok7:                                              ; preds = %ok3
  br i1 %copies, label %join, label %else, !dbg !542

else:                                             ; preds = %ok7
  %Array.iter8 = call tailcc ptr @ml.Array.iter.8(ptr @ml.fun.closure.239, ptr %last), !dbg !542
  %raised9 = icmp ne ptr %Array.iter8, null, !dbg !542
  br i1 %raised9, label %uncaught, label %ok10, !dbg !542, !prof !62

ok10:                                             ; preds = %else
  br label %join, !dbg !542

join:                                             ; preds = %ok10, %ok7
  ret ptr %result, !dbg !542

uncaught:                                         ; preds = %else, %ok3
  %exception = phi ptr [ %Array.iter, %ok3 ], [ %Array.iter8, %else ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !542
  unreachable, !dbg !542
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.93(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !543 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !544
  %word = load i32, ptr %field, align 4, !dbg !544, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !544
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !544
  %n = load i32, ptr %field1, align 4, !dbg !544, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !544
  %result = load ptr, ptr %field2, align 4, !dbg !544, !tbaa !545, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !544
  %last = load ptr, ptr %field3, align 4, !dbg !544, !tbaa !545, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !544
  br i1 %is.constant, label %constant, label %object, !dbg !544

constant:                                         ; preds = %entry
  ret ptr null, !dbg !544

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !544, !tbaa !547, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !544
  %next = load ptr, ptr %field4, align 4, !dbg !544, !tbaa !460, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !544

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime.79(ptr %c), !dbg !544
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !544
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !544, !tbaa !547
  br label %join, !dbg !544

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !544
  %0 = load i32, ptr %c, align 4, !dbg !544, !tbaa !454, !noundef !0
  %sub = sub i32 %n, 1, !dbg !544
  %i = and i32 %0, %sub, !dbg !544
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !544
  %length = load i32, ptr %length.address, align 4, !dbg !544, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !544
  br i1 %outside, label %fail, label %ok, !dbg !544, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !544
  br label %uncaught, !dbg !544

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !544
  %element = load ptr, ptr %element.address, align 4, !dbg !544, !tbaa !92, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !544
  br i1 %is.constant7, label %constant8, label %object16, !dbg !544

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !544
  %length10 = load i32, ptr %length.address9, align 4, !dbg !544, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !544
  br i1 %outside11, label %fail12, label %ok13, !dbg !544, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !544
  br label %uncaught, !dbg !544

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !544
  store ptr %cell, ptr %element.address15, align 4, !dbg !544, !tbaa !92
  br label %join18, !dbg !544

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !544, !tbaa !547, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %before, i32 0, i32 3, !dbg !544
  store ptr %cell, ptr %field17, align 4, !dbg !544, !tbaa !460
  br label %join18, !dbg !544

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !544
  %length20 = load i32, ptr %length.address19, align 4, !dbg !544, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !544
  br i1 %outside21, label %fail22, label %ok23, !dbg !544, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !544
  br label %uncaught, !dbg !544

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !544
  store ptr %cell, ptr %element.address25, align 4, !dbg !544, !tbaa !92
  %go = musttail call tailcc ptr @ml.go.93(ptr %next, ptr %closure), !dbg !544
  ret ptr %go, !dbg !544

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !544
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.94(ptr noundef %cell) #0 !dbg !549 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !550
  br i1 %is.constant, label %constant, label %object, !dbg !550

constant:                                         ; preds = %entry
  ret void, !dbg !550

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !550, !tbaa !547, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !550
  store ptr null, ptr %field, align 4, !dbg !550, !tbaa !460
  ret void, !dbg !550
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.Hashtbl.rehash.prime.95(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !551 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !552
  %length = load i32, ptr %length.address, align 4, !dbg !552, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !552
  %negative = icmp slt i32 %n, 0, !dbg !552
  br i1 %negative, label %fail, label %ok, !dbg !552, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_array_size(ptr @location.109.8, i32 %n), !dbg !552
  br label %uncaught, !dbg !552

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !552
  %negative2 = icmp slt i32 %n, 0, !dbg !552
  br i1 %negative2, label %fail3, label %ok4, !dbg !552, !prof !62

fail3:                                            ; preds = %ok
  %exception5 = call ptr @min_caml_Exception_array_size(ptr @location.109.8, i32 %n), !dbg !552
  br label %uncaught, !dbg !552

ok4:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !552
  %go = call ptr @min_caml_allocate(i32 24), !dbg !552
  store ptr @ml.go.93, ptr %go, align 4, !dbg !552, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !552
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !552
  store i32 %word, ptr %field, align 4, !dbg !552, !tbaa !512
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !552
  store i32 %n, ptr %field6, align 4, !dbg !552, !tbaa !11
  %field7 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !552
  store ptr %result, ptr %field7, align 4, !dbg !552, !tbaa !545
  %field8 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !552
  store ptr %last, ptr %field8, align 4, !dbg !552, !tbaa !545
  %Array.iter = call tailcc ptr @ml.Array.iter.9(ptr %go, ptr %buckets), !dbg !552
  %raised = icmp ne ptr %Array.iter, null, !dbg !552
  br i1 %raised, label %uncaught, label %ok9, !dbg !552, !prof !62

ok9:                                              ; preds = %ok4
  br i1 %copies, label %join, label %else, !dbg !552

else:                                             ; preds = %ok9
  %Array.iter10 = call tailcc ptr @ml.Array.iter.9(ptr @ml.fun.closure.241, ptr %last), !dbg !552
  %raised11 = icmp ne ptr %Array.iter10, null, !dbg !552
  br i1 %raised11, label %uncaught, label %ok12, !dbg !552, !prof !62

ok12:                                             ; preds = %else
  br label %join, !dbg !552

join:                                             ; preds = %ok12, %ok9
  %0 = insertvalue { ptr, ptr } poison, ptr %result, 0, !dbg !552
  %result13 = insertvalue { ptr, ptr } %0, ptr null, 1, !dbg !552
  ret { ptr, ptr } %result13, !dbg !552

uncaught:                                         ; preds = %else, %ok4, %fail3, %fail
  %exception1 = phi ptr [ %exception, %fail ], [ %exception5, %fail3 ], [ %Array.iter, %ok4 ], [ %Array.iter10, %else ]
  %result14 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception1, 1, !dbg !552
  ret { ptr, ptr } %result14, !dbg !552
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.96(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !553 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !554
  %word = load i32, ptr %field, align 4, !dbg !554, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !554
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !554
  %n = load i32, ptr %field1, align 4, !dbg !554, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !554
  %result = load ptr, ptr %field2, align 4, !dbg !554, !tbaa !555, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !554
  %last = load ptr, ptr %field3, align 4, !dbg !554, !tbaa !555, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !554
  br i1 %is.constant, label %constant, label %object, !dbg !554

constant:                                         ; preds = %entry
  ret ptr null, !dbg !554

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !554, !tbaa !557, !nonnull !0, !dereferenceable !559, !align !140, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !554
  %next = load ptr, ptr %field4, align 4, !dbg !554, !tbaa !470, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !554

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime.80(ptr %c), !dbg !554
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !554
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !554, !tbaa !557
  br label %join, !dbg !554

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !554
  %0 = load i32, ptr %c, align 4, !dbg !554, !tbaa !464, !noundef !0
  %sub = sub i32 %n, 1, !dbg !554
  %i = and i32 %0, %sub, !dbg !554
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !554
  %length = load i32, ptr %length.address, align 4, !dbg !554, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !554
  br i1 %outside, label %fail, label %ok, !dbg !554, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !554
  br label %uncaught, !dbg !554

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !554
  %element = load ptr, ptr %element.address, align 4, !dbg !554, !tbaa !96, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !554
  br i1 %is.constant7, label %constant8, label %object16, !dbg !554

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !554
  %length10 = load i32, ptr %length.address9, align 4, !dbg !554, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !554
  br i1 %outside11, label %fail12, label %ok13, !dbg !554, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !554
  br label %uncaught, !dbg !554

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !554
  store ptr %cell, ptr %element.address15, align 4, !dbg !554, !tbaa !96
  br label %join18, !dbg !554

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !554, !tbaa !557, !nonnull !0, !dereferenceable !559, !align !140, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %before, i32 0, i32 3, !dbg !554
  store ptr %cell, ptr %field17, align 4, !dbg !554, !tbaa !470
  br label %join18, !dbg !554

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !554
  %length20 = load i32, ptr %length.address19, align 4, !dbg !554, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !554
  br i1 %outside21, label %fail22, label %ok23, !dbg !554, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !554
  br label %uncaught, !dbg !554

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !554
  store ptr %cell, ptr %element.address25, align 4, !dbg !554, !tbaa !96
  %go = musttail call tailcc ptr @ml.go.96(ptr %next, ptr %closure), !dbg !554
  ret ptr %go, !dbg !554

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !554
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.97(ptr noundef %cell) #0 !dbg !560 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !561
  br i1 %is.constant, label %constant, label %object, !dbg !561

constant:                                         ; preds = %entry
  ret void, !dbg !561

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !561, !tbaa !557, !nonnull !0, !dereferenceable !559, !align !140, !noundef !0
  %field = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !561
  store ptr null, ptr %field, align 4, !dbg !561, !tbaa !470
  ret void, !dbg !561
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.rehash.prime.98(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !562 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !563
  %length = load i32, ptr %length.address, align 4, !dbg !563, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !563
  %negative = icmp slt i32 %n, 0, !dbg !563
  br i1 %negative, label %fail, label %ok, !dbg !563, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !563
  unreachable, !dbg !563

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !563
  %negative1 = icmp slt i32 %n, 0, !dbg !563
  br i1 %negative1, label %fail2, label %ok3, !dbg !563, !prof !62

fail2:                                            ; preds = %ok
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !563
  unreachable, !dbg !563

ok3:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !563
  %go = call ptr @min_caml_allocate(i32 24), !dbg !563
  store ptr @ml.go.96, ptr %go, align 4, !dbg !563, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !563
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !563
  store i32 %word, ptr %field, align 4, !dbg !563, !tbaa !512
  %field4 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !563
  store i32 %n, ptr %field4, align 4, !dbg !563, !tbaa !11
  %field5 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !563
  store ptr %result, ptr %field5, align 4, !dbg !563, !tbaa !555
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !563
  store ptr %last, ptr %field6, align 4, !dbg !563, !tbaa !555
  %Array.iter = call tailcc ptr @ml.Array.iter.10(ptr %go, ptr %buckets), !dbg !563
  %raised = icmp ne ptr %Array.iter, null, !dbg !563
  br i1 %raised, label %uncaught, label %ok7, !dbg !563, !prof !62

ok7:                                              ; preds = %ok3
  br i1 %copies, label %join, label %else, !dbg !563

else:                                             ; preds = %ok7
  %Array.iter8 = call tailcc ptr @ml.Array.iter.10(ptr @ml.fun.closure.243, ptr %last), !dbg !563
  %raised9 = icmp ne ptr %Array.iter8, null, !dbg !563
  br i1 %raised9, label %uncaught, label %ok10, !dbg !563, !prof !62

ok10:                                             ; preds = %else
  br label %join, !dbg !563

join:                                             ; preds = %ok10, %ok7
  ret ptr %result, !dbg !563

uncaught:                                         ; preds = %else, %ok3
  %exception = phi ptr [ %Array.iter, %ok3 ], [ %Array.iter8, %else ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !563
  unreachable, !dbg !563
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.99(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !564 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !565
  %word = load i32, ptr %field, align 4, !dbg !565, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !565
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !565
  %n = load i32, ptr %field1, align 4, !dbg !565, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !565
  %result = load ptr, ptr %field2, align 4, !dbg !565, !tbaa !566, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !565
  %last = load ptr, ptr %field3, align 4, !dbg !565, !tbaa !566, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !565
  br i1 %is.constant, label %constant, label %object, !dbg !565

constant:                                         ; preds = %entry
  ret ptr null, !dbg !565

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !565, !tbaa !568, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !565
  %next = load ptr, ptr %field4, align 4, !dbg !565, !tbaa !480, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !565

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime.81(ptr %c), !dbg !565
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !565
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !565, !tbaa !568
  br label %join, !dbg !565

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !565
  %0 = load i32, ptr %c, align 4, !dbg !565, !tbaa !474, !noundef !0
  %sub = sub i32 %n, 1, !dbg !565
  %i = and i32 %0, %sub, !dbg !565
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !565
  %length = load i32, ptr %length.address, align 4, !dbg !565, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !565
  br i1 %outside, label %fail, label %ok, !dbg !565, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !565
  br label %uncaught, !dbg !565

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !565
  %element = load ptr, ptr %element.address, align 4, !dbg !565, !tbaa !100, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !565
  br i1 %is.constant7, label %constant8, label %object16, !dbg !565

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !565
  %length10 = load i32, ptr %length.address9, align 4, !dbg !565, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !565
  br i1 %outside11, label %fail12, label %ok13, !dbg !565, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !565
  br label %uncaught, !dbg !565

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !565
  store ptr %cell, ptr %element.address15, align 4, !dbg !565, !tbaa !100
  br label %join18, !dbg !565

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !565, !tbaa !568, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %before, i32 0, i32 3, !dbg !565
  store ptr %cell, ptr %field17, align 4, !dbg !565, !tbaa !480
  br label %join18, !dbg !565

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !565
  %length20 = load i32, ptr %length.address19, align 4, !dbg !565, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !565
  br i1 %outside21, label %fail22, label %ok23, !dbg !565, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !565
  br label %uncaught, !dbg !565

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !565
  store ptr %cell, ptr %element.address25, align 4, !dbg !565, !tbaa !100
  %go = musttail call tailcc ptr @ml.go.99(ptr %next, ptr %closure), !dbg !565
  ret ptr %go, !dbg !565

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !565
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.100(ptr noundef %cell) #0 !dbg !570 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !571
  br i1 %is.constant, label %constant, label %object, !dbg !571

constant:                                         ; preds = %entry
  ret void, !dbg !571

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !571, !tbaa !568, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !571
  store ptr null, ptr %field, align 4, !dbg !571, !tbaa !480
  ret void, !dbg !571
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.rehash.prime.101(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !572 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !573
  %length = load i32, ptr %length.address, align 4, !dbg !573, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !573
  %negative = icmp slt i32 %n, 0, !dbg !573
  br i1 %negative, label %fail, label %ok, !dbg !573, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !573
  unreachable, !dbg !573

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !573
  %negative1 = icmp slt i32 %n, 0, !dbg !573
  br i1 %negative1, label %fail2, label %ok3, !dbg !573, !prof !62

fail2:                                            ; preds = %ok
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !573
  unreachable, !dbg !573

ok3:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !573
  %go = call ptr @min_caml_allocate(i32 24), !dbg !573
  store ptr @ml.go.99, ptr %go, align 4, !dbg !573, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !573
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !573
  store i32 %word, ptr %field, align 4, !dbg !573, !tbaa !512
  %field4 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !573
  store i32 %n, ptr %field4, align 4, !dbg !573, !tbaa !11
  %field5 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !573
  store ptr %result, ptr %field5, align 4, !dbg !573, !tbaa !566
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !573
  store ptr %last, ptr %field6, align 4, !dbg !573, !tbaa !566
  %Array.iter = call tailcc ptr @ml.Array.iter.11(ptr %go, ptr %buckets), !dbg !573
  %raised = icmp ne ptr %Array.iter, null, !dbg !573
  br i1 %raised, label %uncaught, label %ok7, !dbg !573, !prof !62

ok7:                                              ; preds = %ok3
  br i1 %copies, label %join, label %else, !dbg !573

else:                                             ; preds = %ok7
  %Array.iter8 = call tailcc ptr @ml.Array.iter.11(ptr @ml.fun.closure.245, ptr %last), !dbg !573
  %raised9 = icmp ne ptr %Array.iter8, null, !dbg !573
  br i1 %raised9, label %uncaught, label %ok10, !dbg !573, !prof !62

ok10:                                             ; preds = %else
  br label %join, !dbg !573

join:                                             ; preds = %ok10, %ok7
  ret ptr %result, !dbg !573

uncaught:                                         ; preds = %else, %ok3
  %exception = phi ptr [ %Array.iter, %ok3 ], [ %Array.iter8, %else ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !573
  unreachable, !dbg !573
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.102(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !574 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !575
  %word = load i32, ptr %field, align 4, !dbg !575, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !575
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !575
  %n = load i32, ptr %field1, align 4, !dbg !575, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !575
  %result = load ptr, ptr %field2, align 4, !dbg !575, !tbaa !576, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !575
  %last = load ptr, ptr %field3, align 4, !dbg !575, !tbaa !576, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !575
  br i1 %is.constant, label %constant, label %object, !dbg !575

constant:                                         ; preds = %entry
  ret ptr null, !dbg !575

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !575, !tbaa !578, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !575
  %next = load ptr, ptr %field4, align 4, !dbg !575, !tbaa !490, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !575

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime.82(ptr %c), !dbg !575
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !575
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !575, !tbaa !578
  br label %join, !dbg !575

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !575
  %0 = load i32, ptr %c, align 4, !dbg !575, !tbaa !484, !noundef !0
  %sub = sub i32 %n, 1, !dbg !575
  %i = and i32 %0, %sub, !dbg !575
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !575
  %length = load i32, ptr %length.address, align 4, !dbg !575, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !575
  br i1 %outside, label %fail, label %ok, !dbg !575, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !575
  br label %uncaught, !dbg !575

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !575
  %element = load ptr, ptr %element.address, align 4, !dbg !575, !tbaa !104, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !575
  br i1 %is.constant7, label %constant8, label %object16, !dbg !575

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !575
  %length10 = load i32, ptr %length.address9, align 4, !dbg !575, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !575
  br i1 %outside11, label %fail12, label %ok13, !dbg !575, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !575
  br label %uncaught, !dbg !575

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !575
  store ptr %cell, ptr %element.address15, align 4, !dbg !575, !tbaa !104
  br label %join18, !dbg !575

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !575, !tbaa !578, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %before, i32 0, i32 3, !dbg !575
  store ptr %cell, ptr %field17, align 4, !dbg !575, !tbaa !490
  br label %join18, !dbg !575

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !575
  %length20 = load i32, ptr %length.address19, align 4, !dbg !575, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !575
  br i1 %outside21, label %fail22, label %ok23, !dbg !575, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !575
  br label %uncaught, !dbg !575

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !575
  store ptr %cell, ptr %element.address25, align 4, !dbg !575, !tbaa !104
  %go = musttail call tailcc ptr @ml.go.102(ptr %next, ptr %closure), !dbg !575
  ret ptr %go, !dbg !575

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !575
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.103(ptr noundef %cell) #0 !dbg !580 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !581
  br i1 %is.constant, label %constant, label %object, !dbg !581

constant:                                         ; preds = %entry
  ret void, !dbg !581

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !581, !tbaa !578, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !581
  store ptr null, ptr %field, align 4, !dbg !581, !tbaa !490
  ret void, !dbg !581
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.rehash.prime.104(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !582 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !583
  %length = load i32, ptr %length.address, align 4, !dbg !583, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !583
  %negative = icmp slt i32 %n, 0, !dbg !583
  br i1 %negative, label %fail, label %ok, !dbg !583, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !583
  unreachable, !dbg !583

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !583
  %negative1 = icmp slt i32 %n, 0, !dbg !583
  br i1 %negative1, label %fail2, label %ok3, !dbg !583, !prof !62

fail2:                                            ; preds = %ok
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !583
  unreachable, !dbg !583

ok3:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !583
  %go = call ptr @min_caml_allocate(i32 24), !dbg !583
  store ptr @ml.go.102, ptr %go, align 4, !dbg !583, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !583
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !583
  store i32 %word, ptr %field, align 4, !dbg !583, !tbaa !512
  %field4 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !583
  store i32 %n, ptr %field4, align 4, !dbg !583, !tbaa !11
  %field5 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !583
  store ptr %result, ptr %field5, align 4, !dbg !583, !tbaa !576
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !583
  store ptr %last, ptr %field6, align 4, !dbg !583, !tbaa !576
  %Array.iter = call tailcc ptr @ml.Array.iter.12(ptr %go, ptr %buckets), !dbg !583
  %raised = icmp ne ptr %Array.iter, null, !dbg !583
  br i1 %raised, label %uncaught, label %ok7, !dbg !583, !prof !62

ok7:                                              ; preds = %ok3
  br i1 %copies, label %join, label %else, !dbg !583

else:                                             ; preds = %ok7
  %Array.iter8 = call tailcc ptr @ml.Array.iter.12(ptr @ml.fun.closure.247, ptr %last), !dbg !583
  %raised9 = icmp ne ptr %Array.iter8, null, !dbg !583
  br i1 %raised9, label %uncaught, label %ok10, !dbg !583, !prof !62

ok10:                                             ; preds = %else
  br label %join, !dbg !583

join:                                             ; preds = %ok10, %ok7
  ret ptr %result, !dbg !583

uncaught:                                         ; preds = %else, %ok3
  %exception = phi ptr [ %Array.iter, %ok3 ], [ %Array.iter8, %else ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !583
  unreachable, !dbg !583
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.105(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !584 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !585
  %word = load i32, ptr %field, align 4, !dbg !585, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !585
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !585
  %n = load i32, ptr %field1, align 4, !dbg !585, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !585
  %result = load ptr, ptr %field2, align 4, !dbg !585, !tbaa !586, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !585
  %last = load ptr, ptr %field3, align 4, !dbg !585, !tbaa !586, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !585
  br i1 %is.constant, label %constant, label %object, !dbg !585

constant:                                         ; preds = %entry
  ret ptr null, !dbg !585

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !585, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !585
  %next = load ptr, ptr %field4, align 4, !dbg !585, !tbaa !500, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !585

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime.83(ptr %c), !dbg !585
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !585
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !585, !tbaa !588
  br label %join, !dbg !585

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !585
  %0 = load i32, ptr %c, align 4, !dbg !585, !tbaa !494, !noundef !0
  %sub = sub i32 %n, 1, !dbg !585
  %i = and i32 %0, %sub, !dbg !585
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !585
  %length = load i32, ptr %length.address, align 4, !dbg !585, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !585
  br i1 %outside, label %fail, label %ok, !dbg !585, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !585
  br label %uncaught, !dbg !585

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !585
  %element = load ptr, ptr %element.address, align 4, !dbg !585, !tbaa !72, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !585
  br i1 %is.constant7, label %constant8, label %object16, !dbg !585

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !585
  %length10 = load i32, ptr %length.address9, align 4, !dbg !585, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !585
  br i1 %outside11, label %fail12, label %ok13, !dbg !585, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !585
  br label %uncaught, !dbg !585

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !585
  store ptr %cell, ptr %element.address15, align 4, !dbg !585, !tbaa !72
  br label %join18, !dbg !585

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !585, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %before, i32 0, i32 3, !dbg !585
  store ptr %cell, ptr %field17, align 4, !dbg !585, !tbaa !500
  br label %join18, !dbg !585

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !585
  %length20 = load i32, ptr %length.address19, align 4, !dbg !585, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !585
  br i1 %outside21, label %fail22, label %ok23, !dbg !585, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !585
  br label %uncaught, !dbg !585

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !585
  store ptr %cell, ptr %element.address25, align 4, !dbg !585, !tbaa !72
  %go = musttail call tailcc ptr @ml.go.105(ptr %next, ptr %closure), !dbg !585
  ret ptr %go, !dbg !585

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !585
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.106(ptr noundef %cell) #0 !dbg !590 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !591
  br i1 %is.constant, label %constant, label %object, !dbg !591

constant:                                         ; preds = %entry
  ret void, !dbg !591

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !591, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !591
  store ptr null, ptr %field, align 4, !dbg !591, !tbaa !500
  ret void, !dbg !591
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.Hashtbl.rehash.prime.107(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !592 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !593
  %length = load i32, ptr %length.address, align 4, !dbg !593, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !593
  %negative = icmp slt i32 %n, 0, !dbg !593
  br i1 %negative, label %fail, label %ok, !dbg !593, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_array_size(ptr @location.109.8, i32 %n), !dbg !593
  br label %uncaught, !dbg !593

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !593
  %negative2 = icmp slt i32 %n, 0, !dbg !593
  br i1 %negative2, label %fail3, label %ok4, !dbg !593, !prof !62

fail3:                                            ; preds = %ok
  %exception5 = call ptr @min_caml_Exception_array_size(ptr @location.109.8, i32 %n), !dbg !593
  br label %uncaught, !dbg !593

ok4:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !593
  %go = call ptr @min_caml_allocate(i32 24), !dbg !593
  store ptr @ml.go.105, ptr %go, align 4, !dbg !593, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !593
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !593
  store i32 %word, ptr %field, align 4, !dbg !593, !tbaa !512
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !593
  store i32 %n, ptr %field6, align 4, !dbg !593, !tbaa !11
  %field7 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !593
  store ptr %result, ptr %field7, align 4, !dbg !593, !tbaa !586
  %field8 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !593
  store ptr %last, ptr %field8, align 4, !dbg !593, !tbaa !586
  %Array.iter = call tailcc ptr @ml.Array.iter.7(ptr %go, ptr %buckets), !dbg !593
  %raised = icmp ne ptr %Array.iter, null, !dbg !593
  br i1 %raised, label %uncaught, label %ok9, !dbg !593, !prof !62

ok9:                                              ; preds = %ok4
  br i1 %copies, label %join, label %else, !dbg !593

else:                                             ; preds = %ok9
  %Array.iter10 = call tailcc ptr @ml.Array.iter.7(ptr @ml.fun.closure.249, ptr %last), !dbg !593
  %raised11 = icmp ne ptr %Array.iter10, null, !dbg !593
  br i1 %raised11, label %uncaught, label %ok12, !dbg !593, !prof !62

ok12:                                             ; preds = %else
  br label %join, !dbg !593

join:                                             ; preds = %ok12, %ok9
  %0 = insertvalue { ptr, ptr } poison, ptr %result, 0, !dbg !593
  %result13 = insertvalue { ptr, ptr } %0, ptr null, 1, !dbg !593
  ret { ptr, ptr } %result13, !dbg !593

uncaught:                                         ; preds = %else, %ok4, %fail3, %fail
  %exception1 = phi ptr [ %exception, %fail ], [ %exception5, %fail3 ], [ %Array.iter, %ok4 ], [ %Array.iter10, %else ]
  %result14 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception1, 1, !dbg !593
  ret { ptr, ptr } %result14, !dbg !593
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.108(ptr noundef %bucket, ptr noundef nonnull dereferenceable(20) %closure) unnamed_addr #0 !dbg !594 {
entry:
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !595
  %word = load i32, ptr %field, align 4, !dbg !595, !tbaa !512, !range !295, !noundef !0
  %copies = trunc nuw i32 %word to i1, !dbg !595
  %field1 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !595
  %n = load i32, ptr %field1, align 4, !dbg !595, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 3, !dbg !595
  %result = load ptr, ptr %field2, align 4, !dbg !595, !tbaa !596, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %closure, i32 0, i32 4, !dbg !595
  %last = load ptr, ptr %field3, align 4, !dbg !595, !tbaa !596, !nonnull !0, !align !141, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !595
  br i1 %is.constant, label %constant, label %object, !dbg !595

constant:                                         ; preds = %entry
  ret ptr null, !dbg !595

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !595, !tbaa !598, !nonnull !0, !dereferenceable !600, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !595
  %next = load ptr, ptr %field4, align 4, !dbg !595, !tbaa !508, !noundef !0
  br i1 %copies, label %then, label %join, !dbg !595

then:                                             ; preds = %object
  %Hashtbl.copy_cell.prime = call tailcc ptr @ml.Hashtbl.copy_cell.prime.84(ptr %c), !dbg !595
  %object5 = call ptr @min_caml_allocate(i32 8), !dbg !595
  store ptr %Hashtbl.copy_cell.prime, ptr %object5, align 4, !dbg !595, !tbaa !598
  br label %join, !dbg !595

join:                                             ; preds = %then, %object
  %cell = phi ptr [ %object5, %then ], [ %bucket, %object ], !dbg !595
  %0 = load i32, ptr %c, align 4, !dbg !595, !tbaa !504, !noundef !0
  %sub = sub i32 %n, 1, !dbg !595
  %i = and i32 %0, %sub, !dbg !595
  %length.address = getelementptr i8, ptr %last, i32 -4, !dbg !595
  %length = load i32, ptr %length.address, align 4, !dbg !595, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !595
  br i1 %outside, label %fail, label %ok, !dbg !595, !prof !62

fail:                                             ; preds = %join
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length), !dbg !595
  br label %uncaught, !dbg !595

ok:                                               ; preds = %join
  %element.address = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !595
  %element = load ptr, ptr %element.address, align 4, !dbg !595, !tbaa !108, !noundef !0
  %is.constant7 = icmp eq ptr %element, null, !dbg !595
  br i1 %is.constant7, label %constant8, label %object16, !dbg !595

constant8:                                        ; preds = %ok
  %length.address9 = getelementptr i8, ptr %result, i32 -4, !dbg !595
  %length10 = load i32, ptr %length.address9, align 4, !dbg !595, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !595
  br i1 %outside11, label %fail12, label %ok13, !dbg !595, !prof !62

fail12:                                           ; preds = %constant8
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !595
  br label %uncaught, !dbg !595

ok13:                                             ; preds = %constant8
  %element.address15 = getelementptr inbounds nuw ptr, ptr %result, i32 %i, !dbg !595
  store ptr %cell, ptr %element.address15, align 4, !dbg !595, !tbaa !108
  br label %join18, !dbg !595

object16:                                         ; preds = %ok
  %before = load ptr, ptr %element, align 4, !dbg !595, !tbaa !598, !nonnull !0, !dereferenceable !600, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %before, i32 0, i32 2, !dbg !595
  store ptr %cell, ptr %field17, align 4, !dbg !595, !tbaa !508
  br label %join18, !dbg !595

join18:                                           ; preds = %object16, %ok13
  %length.address19 = getelementptr i8, ptr %last, i32 -4, !dbg !595
  %length20 = load i32, ptr %length.address19, align 4, !dbg !595, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside21 = icmp uge i32 %i, %length20, !dbg !595
  br i1 %outside21, label %fail22, label %ok23, !dbg !595, !prof !62

fail22:                                           ; preds = %join18
  %exception24 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length20), !dbg !595
  br label %uncaught, !dbg !595

ok23:                                             ; preds = %join18
  %element.address25 = getelementptr inbounds nuw ptr, ptr %last, i32 %i, !dbg !595
  store ptr %cell, ptr %element.address25, align 4, !dbg !595, !tbaa !108
  %go = musttail call tailcc ptr @ml.go.108(ptr %next, ptr %closure), !dbg !595
  ret ptr %go, !dbg !595

uncaught:                                         ; preds = %fail22, %fail12, %fail
  %exception6 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception24, %fail22 ]
  ret ptr %exception6, !dbg !595
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.109(ptr noundef %cell) #0 !dbg !601 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !602
  br i1 %is.constant, label %constant, label %object, !dbg !602

constant:                                         ; preds = %entry
  ret void, !dbg !602

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !602, !tbaa !598, !nonnull !0, !dereferenceable !600, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !602
  store ptr null, ptr %field, align 4, !dbg !602, !tbaa !508
  ret void, !dbg !602
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.rehash.prime.110(ptr noundef nonnull %buckets, i1 noundef %copies, i32 noundef %factor) #0 !dbg !603 {
entry:
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !604
  %length = load i32, ptr %length.address, align 4, !dbg !604, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %n = mul i32 %factor, %length, !dbg !604
  %negative = icmp slt i32 %n, 0, !dbg !604
  br i1 %negative, label %fail, label %ok, !dbg !604, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !604
  unreachable, !dbg !604

ok:                                               ; preds = %entry
  %result = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !604
  %negative1 = icmp slt i32 %n, 0, !dbg !604
  br i1 %negative1, label %fail2, label %ok3, !dbg !604, !prof !62

fail2:                                            ; preds = %ok
  call void @min_caml_fail_array_size(ptr @location.109.8, i32 %n), !dbg !604
  unreachable, !dbg !604

ok3:                                              ; preds = %ok
  %last = call ptr @min_caml_create_pointer_array(i32 %n, ptr null), !dbg !604
  %go = call ptr @min_caml_allocate(i32 24), !dbg !604
  store ptr @ml.go.108, ptr %go, align 4, !dbg !604, !tbaa !25
  %word = zext i1 %copies to i32, !dbg !604
  %field = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !604
  store i32 %word, ptr %field, align 4, !dbg !604, !tbaa !512
  %field4 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 2, !dbg !604
  store i32 %n, ptr %field4, align 4, !dbg !604, !tbaa !11
  %field5 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 3, !dbg !604
  store ptr %result, ptr %field5, align 4, !dbg !604, !tbaa !596
  %field6 = getelementptr inbounds nuw { ptr, i32, i32, ptr, ptr }, ptr %go, i32 0, i32 4, !dbg !604
  store ptr %last, ptr %field6, align 4, !dbg !604, !tbaa !596
  %Array.iter = call tailcc ptr @ml.Array.iter.13(ptr %go, ptr %buckets), !dbg !604
  %raised = icmp ne ptr %Array.iter, null, !dbg !604
  br i1 %raised, label %uncaught, label %ok7, !dbg !604, !prof !62

ok7:                                              ; preds = %ok3
  br i1 %copies, label %join, label %else, !dbg !604

else:                                             ; preds = %ok7
  %Array.iter8 = call tailcc ptr @ml.Array.iter.13(ptr @ml.fun.closure.251, ptr %last), !dbg !604
  %raised9 = icmp ne ptr %Array.iter8, null, !dbg !604
  br i1 %raised9, label %uncaught, label %ok10, !dbg !604, !prof !62

ok10:                                             ; preds = %else
  br label %join, !dbg !604

join:                                             ; preds = %ok10, %ok7
  ret ptr %result, !dbg !604

uncaught:                                         ; preds = %else, %ok3
  %exception = phi ptr [ %Array.iter, %ok3 ], [ %Array.iter8, %else ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !604
  unreachable, !dbg !604
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !605 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !606
  %0 = load ptr, ptr %field, align 4, !dbg !606, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %argument = call tailcc ptr @ml.Hashtbl.rehash.prime.89(ptr %0, i1 true, i32 1), !dbg !606
  %1 = load i32, ptr %h, align 4, !dbg !606, !tbaa !308, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 3, !dbg !606
  %2 = load i32, ptr %field1, align 4, !dbg !606, !tbaa !314, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !606
  store i32 %1, ptr %object, align 4, !dbg !606, !tbaa !308
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object, i32 0, i32 1, !dbg !606
  store ptr %argument, ptr %field2, align 4, !dbg !606, !tbaa !310
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object, i32 0, i32 2, !dbg !606
  store i32 0, ptr %field3, align 4, !dbg !606, !tbaa !312
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object, i32 0, i32 3, !dbg !606
  store i32 %2, ptr %field4, align 4, !dbg !606, !tbaa !314
  ret ptr %object, !dbg !606
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.copy.111(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !607 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !608
  %0 = load ptr, ptr %field, align 4, !dbg !608, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %Hashtbl.rehash.prime = call tailcc { ptr, ptr } @ml.Hashtbl.rehash.prime.107(ptr %0, i1 true, i32 1), !dbg !608
  %exception = extractvalue { ptr, ptr } %Hashtbl.rehash.prime, 1, !dbg !608
  %raised = icmp ne ptr %exception, null, !dbg !608
  br i1 %raised, label %uncaught, label %ok, !dbg !608, !prof !62

ok:                                               ; preds = %entry
  %argument = extractvalue { ptr, ptr } %Hashtbl.rehash.prime, 0, !dbg !608
  %1 = load i32, ptr %h, align 4, !dbg !608, !tbaa !392, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 3, !dbg !608
  %2 = load i32, ptr %field3, align 4, !dbg !608, !tbaa !398, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !608
  store i32 %1, ptr %object, align 4, !dbg !608, !tbaa !392
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object, i32 0, i32 1, !dbg !608
  store ptr %argument, ptr %field4, align 4, !dbg !608, !tbaa !394
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object, i32 0, i32 2, !dbg !608
  store i32 0, ptr %field5, align 4, !dbg !608, !tbaa !396
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %object, i32 0, i32 3, !dbg !608
  store i32 %2, ptr %field6, align 4, !dbg !608, !tbaa !398
  ret ptr %object, !dbg !608

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception1, ptr @ml.exceptions), !dbg !608
  unreachable, !dbg !608
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.add_cell.prime(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, i32 noundef %key, ptr noundef nonnull dereferenceable(8) %data) #0 !dbg !609 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !610
  %0 = load ptr, ptr %field, align 4, !dbg !610, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !610
  %length = load i32, ptr %length.address, align 4, !dbg !610, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !610
  %i = and i32 %hash, %sub, !dbg !610
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !610
  %1 = load ptr, ptr %field1, align 4, !dbg !610, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !610
  %length3 = load i32, ptr %length.address2, align 4, !dbg !610, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !610
  br i1 %outside, label %fail, label %ok, !dbg !610, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !610
  unreachable, !dbg !610

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !610
  %element = load ptr, ptr %element.address, align 4, !dbg !610, !tbaa !80, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 16), !dbg !610
  store i32 %hash, ptr %cell, align 4, !dbg !610, !tbaa !424
  %field4 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %cell, i32 0, i32 1, !dbg !610
  store i32 %key, ptr %field4, align 4, !dbg !610, !tbaa !426
  %field5 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %cell, i32 0, i32 2, !dbg !610
  store ptr %data, ptr %field5, align 4, !dbg !610, !tbaa !428
  %field6 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %cell, i32 0, i32 3, !dbg !610
  store ptr %element, ptr %field6, align 4, !dbg !610, !tbaa !430
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !610
  %2 = load ptr, ptr %field7, align 4, !dbg !610, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !610
  store ptr %cell, ptr %object, align 4, !dbg !610, !tbaa !516
  %length.address8 = getelementptr i8, ptr %2, i32 -4, !dbg !610
  %length9 = load i32, ptr %length.address8, align 4, !dbg !610, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside10 = icmp uge i32 %i, %length9, !dbg !610
  br i1 %outside10, label %fail11, label %ok12, !dbg !610, !prof !62

fail11:                                           ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length9), !dbg !610
  unreachable, !dbg !610

ok12:                                             ; preds = %ok
  %element.address13 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !610
  store ptr %object, ptr %element.address13, align 4, !dbg !610, !tbaa !80
  %3 = load i32, ptr %h, align 4, !dbg !610, !tbaa !296, !noundef !0
  %add = add i32 %3, 1, !dbg !610
  store i32 %add, ptr %h, align 4, !dbg !610, !tbaa !296
  %4 = load i32, ptr %h, align 4, !dbg !610, !tbaa !296, !noundef !0
  %field14 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !610
  %5 = load ptr, ptr %field14, align 4, !dbg !610, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %length.address15 = getelementptr i8, ptr %5, i32 -4, !dbg !610
  %length16 = load i32, ptr %length.address15, align 4, !dbg !610, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length16, !dbg !610
  %cmp = icmp sgt i32 %4, %mul, !dbg !610
  br i1 %cmp, label %then, label %else, !dbg !610

then:                                             ; preds = %ok12
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !610
  %6 = load ptr, ptr %field17, align 4, !dbg !610, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %field18 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !610
  %word = load i32, ptr %field18, align 4, !dbg !610, !tbaa !300, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !610
  %Hashtbl.rehash.prime = call tailcc ptr @ml.Hashtbl.rehash.prime(ptr %6, i1 %bool, i32 2), !dbg !610
  %field19 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !610
  store ptr %Hashtbl.rehash.prime, ptr %field19, align 4, !dbg !610, !tbaa !298
  ret void, !dbg !610

else:                                             ; preds = %ok12
  ret void, !dbg !610
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.add_cell.prime.112(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, ptr noundef nonnull %key, i32 noundef %data) #0 !dbg !611 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !612
  %0 = load ptr, ptr %field, align 4, !dbg !612, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !612
  %length = load i32, ptr %length.address, align 4, !dbg !612, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !612
  %i = and i32 %hash, %sub, !dbg !612
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !612
  %1 = load ptr, ptr %field1, align 4, !dbg !612, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !612
  %length3 = load i32, ptr %length.address2, align 4, !dbg !612, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !612
  br i1 %outside, label %fail, label %ok, !dbg !612, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !612
  unreachable, !dbg !612

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !612
  %element = load ptr, ptr %element.address, align 4, !dbg !612, !tbaa !68, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 16), !dbg !612
  store i32 %hash, ptr %cell, align 4, !dbg !612, !tbaa !434
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 1, !dbg !612
  store ptr %key, ptr %field4, align 4, !dbg !612, !tbaa !436
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 2, !dbg !612
  store i32 %data, ptr %field5, align 4, !dbg !612, !tbaa !438
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 3, !dbg !612
  store ptr %element, ptr %field6, align 4, !dbg !612, !tbaa !440
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !612
  %2 = load ptr, ptr %field7, align 4, !dbg !612, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !612
  store ptr %cell, ptr %object, align 4, !dbg !612, !tbaa !527
  %length.address8 = getelementptr i8, ptr %2, i32 -4, !dbg !612
  %length9 = load i32, ptr %length.address8, align 4, !dbg !612, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside10 = icmp uge i32 %i, %length9, !dbg !612
  br i1 %outside10, label %fail11, label %ok12, !dbg !612, !prof !62

fail11:                                           ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length9), !dbg !612
  unreachable, !dbg !612

ok12:                                             ; preds = %ok
  %element.address13 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !612
  store ptr %object, ptr %element.address13, align 4, !dbg !612, !tbaa !68
  %3 = load i32, ptr %h, align 4, !dbg !612, !tbaa !308, !noundef !0
  %add = add i32 %3, 1, !dbg !612
  store i32 %add, ptr %h, align 4, !dbg !612, !tbaa !308
  %4 = load i32, ptr %h, align 4, !dbg !612, !tbaa !308, !noundef !0
  %field14 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !612
  %5 = load ptr, ptr %field14, align 4, !dbg !612, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address15 = getelementptr i8, ptr %5, i32 -4, !dbg !612
  %length16 = load i32, ptr %length.address15, align 4, !dbg !612, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length16, !dbg !612
  %cmp = icmp sgt i32 %4, %mul, !dbg !612
  br i1 %cmp, label %then, label %else, !dbg !612

then:                                             ; preds = %ok12
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !612
  %6 = load ptr, ptr %field17, align 4, !dbg !612, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %field18 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !612
  %word = load i32, ptr %field18, align 4, !dbg !612, !tbaa !312, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !612
  %Hashtbl.rehash.prime = call tailcc ptr @ml.Hashtbl.rehash.prime.89(ptr %6, i1 %bool, i32 2), !dbg !612
  %field19 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !612
  store ptr %Hashtbl.rehash.prime, ptr %field19, align 4, !dbg !612, !tbaa !310
  ret void, !dbg !612

else:                                             ; preds = %ok12
  ret void, !dbg !612
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.add_cell.prime.113(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, ptr noundef nonnull dereferenceable(8) %key, i32 noundef %data) #0 !dbg !613 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !614
  %0 = load ptr, ptr %field, align 4, !dbg !614, !tbaa !382, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !614
  %length = load i32, ptr %length.address, align 4, !dbg !614, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !614
  %i = and i32 %hash, %sub, !dbg !614
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !614
  %1 = load ptr, ptr %field1, align 4, !dbg !614, !tbaa !382, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !614
  %length3 = load i32, ptr %length.address2, align 4, !dbg !614, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !614
  br i1 %outside, label %fail, label %ok, !dbg !614, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !614
  unreachable, !dbg !614

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !614
  %element = load ptr, ptr %element.address, align 4, !dbg !614, !tbaa !88, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 16), !dbg !614
  store i32 %hash, ptr %cell, align 4, !dbg !614, !tbaa !444
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 1, !dbg !614
  store ptr %key, ptr %field4, align 4, !dbg !614, !tbaa !446
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 2, !dbg !614
  store i32 %data, ptr %field5, align 4, !dbg !614, !tbaa !448
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 3, !dbg !614
  store ptr %element, ptr %field6, align 4, !dbg !614, !tbaa !450
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !614
  %2 = load ptr, ptr %field7, align 4, !dbg !614, !tbaa !382, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !614
  store ptr %cell, ptr %object, align 4, !dbg !614, !tbaa !537
  %length.address8 = getelementptr i8, ptr %2, i32 -4, !dbg !614
  %length9 = load i32, ptr %length.address8, align 4, !dbg !614, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside10 = icmp uge i32 %i, %length9, !dbg !614
  br i1 %outside10, label %fail11, label %ok12, !dbg !614, !prof !62

fail11:                                           ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length9), !dbg !614
  unreachable, !dbg !614

ok12:                                             ; preds = %ok
  %element.address13 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !614
  store ptr %object, ptr %element.address13, align 4, !dbg !614, !tbaa !88
  %3 = load i32, ptr %h, align 4, !dbg !614, !tbaa !380, !noundef !0
  %add = add i32 %3, 1, !dbg !614
  store i32 %add, ptr %h, align 4, !dbg !614, !tbaa !380
  %4 = load i32, ptr %h, align 4, !dbg !614, !tbaa !380, !noundef !0
  %field14 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !614
  %5 = load ptr, ptr %field14, align 4, !dbg !614, !tbaa !382, !nonnull !0, !align !141, !noundef !0
  %length.address15 = getelementptr i8, ptr %5, i32 -4, !dbg !614
  %length16 = load i32, ptr %length.address15, align 4, !dbg !614, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length16, !dbg !614
  %cmp = icmp sgt i32 %4, %mul, !dbg !614
  br i1 %cmp, label %then, label %else, !dbg !614

then:                                             ; preds = %ok12
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !614
  %6 = load ptr, ptr %field17, align 4, !dbg !614, !tbaa !382, !nonnull !0, !align !141, !noundef !0
  %field18 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !614
  %word = load i32, ptr %field18, align 4, !dbg !614, !tbaa !384, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !614
  %Hashtbl.rehash.prime = call tailcc ptr @ml.Hashtbl.rehash.prime.92(ptr %6, i1 %bool, i32 2), !dbg !614
  %field19 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !614
  store ptr %Hashtbl.rehash.prime, ptr %field19, align 4, !dbg !614, !tbaa !382
  ret void, !dbg !614

else:                                             ; preds = %ok12
  ret void, !dbg !614
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.add_cell.prime.114(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, ptr noundef %key, i32 noundef %data) #0 !dbg !615 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !616
  %0 = load ptr, ptr %field, align 4, !dbg !616, !tbaa !370, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !616
  %length = load i32, ptr %length.address, align 4, !dbg !616, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !616
  %i = and i32 %hash, %sub, !dbg !616
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !616
  %1 = load ptr, ptr %field1, align 4, !dbg !616, !tbaa !370, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !616
  %length3 = load i32, ptr %length.address2, align 4, !dbg !616, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !616
  br i1 %outside, label %fail, label %ok, !dbg !616, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !616
  br label %uncaught, !dbg !616

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !616
  %element = load ptr, ptr %element.address, align 4, !dbg !616, !tbaa !92, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 16), !dbg !616
  store i32 %hash, ptr %cell, align 4, !dbg !616, !tbaa !454
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 1, !dbg !616
  store ptr %key, ptr %field5, align 4, !dbg !616, !tbaa !456
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 2, !dbg !616
  store i32 %data, ptr %field6, align 4, !dbg !616, !tbaa !458
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 3, !dbg !616
  store ptr %element, ptr %field7, align 4, !dbg !616, !tbaa !460
  %field8 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !616
  %2 = load ptr, ptr %field8, align 4, !dbg !616, !tbaa !370, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !616
  store ptr %cell, ptr %object, align 4, !dbg !616, !tbaa !547
  %length.address9 = getelementptr i8, ptr %2, i32 -4, !dbg !616
  %length10 = load i32, ptr %length.address9, align 4, !dbg !616, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !616
  br i1 %outside11, label %fail12, label %ok13, !dbg !616, !prof !62

fail12:                                           ; preds = %ok
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !616
  br label %uncaught, !dbg !616

ok13:                                             ; preds = %ok
  %element.address15 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !616
  store ptr %object, ptr %element.address15, align 4, !dbg !616, !tbaa !92
  %3 = load i32, ptr %h, align 4, !dbg !616, !tbaa !368, !noundef !0
  %add = add i32 %3, 1, !dbg !616
  store i32 %add, ptr %h, align 4, !dbg !616, !tbaa !368
  %4 = load i32, ptr %h, align 4, !dbg !616, !tbaa !368, !noundef !0
  %field16 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !616
  %5 = load ptr, ptr %field16, align 4, !dbg !616, !tbaa !370, !nonnull !0, !align !141, !noundef !0
  %length.address17 = getelementptr i8, ptr %5, i32 -4, !dbg !616
  %length18 = load i32, ptr %length.address17, align 4, !dbg !616, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length18, !dbg !616
  %cmp = icmp sgt i32 %4, %mul, !dbg !616
  br i1 %cmp, label %then, label %else, !dbg !616

then:                                             ; preds = %ok13
  %field19 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !616
  %6 = load ptr, ptr %field19, align 4, !dbg !616, !tbaa !370, !nonnull !0, !align !141, !noundef !0
  %field20 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !616
  %word = load i32, ptr %field20, align 4, !dbg !616, !tbaa !372, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !616
  %Hashtbl.rehash.prime = call tailcc { ptr, ptr } @ml.Hashtbl.rehash.prime.95(ptr %6, i1 %bool, i32 2), !dbg !616
  %exception21 = extractvalue { ptr, ptr } %Hashtbl.rehash.prime, 1, !dbg !616
  %raised = icmp ne ptr %exception21, null, !dbg !616
  br i1 %raised, label %uncaught, label %ok22, !dbg !616, !prof !62

ok22:                                             ; preds = %then
  %Hashtbl.rehash.prime23 = extractvalue { ptr, ptr } %Hashtbl.rehash.prime, 0, !dbg !616
  %field24 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !616
  store ptr %Hashtbl.rehash.prime23, ptr %field24, align 4, !dbg !616, !tbaa !370
  ret ptr null, !dbg !616

else:                                             ; preds = %ok13
  ret ptr null, !dbg !616

uncaught:                                         ; preds = %then, %fail12, %fail
  %exception4 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception21, %then ]
  ret ptr %exception4, !dbg !616
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.add_cell.prime.115(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, double noundef %key, i32 noundef %data) #0 !dbg !617 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !618
  %0 = load ptr, ptr %field, align 4, !dbg !618, !tbaa !358, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !618
  %length = load i32, ptr %length.address, align 4, !dbg !618, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !618
  %i = and i32 %hash, %sub, !dbg !618
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !618
  %1 = load ptr, ptr %field1, align 4, !dbg !618, !tbaa !358, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !618
  %length3 = load i32, ptr %length.address2, align 4, !dbg !618, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !618
  br i1 %outside, label %fail, label %ok, !dbg !618, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !618
  unreachable, !dbg !618

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !618
  %element = load ptr, ptr %element.address, align 4, !dbg !618, !tbaa !96, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 24), !dbg !618
  store i32 %hash, ptr %cell, align 4, !dbg !618, !tbaa !464
  %field4 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %cell, i32 0, i32 1, !dbg !618
  store double %key, ptr %field4, align 8, !dbg !618, !tbaa !466
  %field5 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %cell, i32 0, i32 2, !dbg !618
  store i32 %data, ptr %field5, align 4, !dbg !618, !tbaa !468
  %field6 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %cell, i32 0, i32 3, !dbg !618
  store ptr %element, ptr %field6, align 4, !dbg !618, !tbaa !470
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !618
  %2 = load ptr, ptr %field7, align 4, !dbg !618, !tbaa !358, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !618
  store ptr %cell, ptr %object, align 4, !dbg !618, !tbaa !557
  %length.address8 = getelementptr i8, ptr %2, i32 -4, !dbg !618
  %length9 = load i32, ptr %length.address8, align 4, !dbg !618, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside10 = icmp uge i32 %i, %length9, !dbg !618
  br i1 %outside10, label %fail11, label %ok12, !dbg !618, !prof !62

fail11:                                           ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length9), !dbg !618
  unreachable, !dbg !618

ok12:                                             ; preds = %ok
  %element.address13 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !618
  store ptr %object, ptr %element.address13, align 4, !dbg !618, !tbaa !96
  %3 = load i32, ptr %h, align 4, !dbg !618, !tbaa !356, !noundef !0
  %add = add i32 %3, 1, !dbg !618
  store i32 %add, ptr %h, align 4, !dbg !618, !tbaa !356
  %4 = load i32, ptr %h, align 4, !dbg !618, !tbaa !356, !noundef !0
  %field14 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !618
  %5 = load ptr, ptr %field14, align 4, !dbg !618, !tbaa !358, !nonnull !0, !align !141, !noundef !0
  %length.address15 = getelementptr i8, ptr %5, i32 -4, !dbg !618
  %length16 = load i32, ptr %length.address15, align 4, !dbg !618, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length16, !dbg !618
  %cmp = icmp sgt i32 %4, %mul, !dbg !618
  br i1 %cmp, label %then, label %else, !dbg !618

then:                                             ; preds = %ok12
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !618
  %6 = load ptr, ptr %field17, align 4, !dbg !618, !tbaa !358, !nonnull !0, !align !141, !noundef !0
  %field18 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !618
  %word = load i32, ptr %field18, align 4, !dbg !618, !tbaa !360, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !618
  %Hashtbl.rehash.prime = call tailcc ptr @ml.Hashtbl.rehash.prime.98(ptr %6, i1 %bool, i32 2), !dbg !618
  %field19 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !618
  store ptr %Hashtbl.rehash.prime, ptr %field19, align 4, !dbg !618, !tbaa !358
  ret void, !dbg !618

else:                                             ; preds = %ok12
  ret void, !dbg !618
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.add_cell.prime.116(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, ptr noundef %key, ptr noundef nonnull %data) #0 !dbg !619 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !620
  %0 = load ptr, ptr %field, align 4, !dbg !620, !tbaa !346, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !620
  %length = load i32, ptr %length.address, align 4, !dbg !620, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !620
  %i = and i32 %hash, %sub, !dbg !620
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !620
  %1 = load ptr, ptr %field1, align 4, !dbg !620, !tbaa !346, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !620
  %length3 = load i32, ptr %length.address2, align 4, !dbg !620, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !620
  br i1 %outside, label %fail, label %ok, !dbg !620, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !620
  unreachable, !dbg !620

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !620
  %element = load ptr, ptr %element.address, align 4, !dbg !620, !tbaa !100, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 16), !dbg !620
  store i32 %hash, ptr %cell, align 4, !dbg !620, !tbaa !474
  %field4 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %cell, i32 0, i32 1, !dbg !620
  store ptr %key, ptr %field4, align 4, !dbg !620, !tbaa !476
  %field5 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %cell, i32 0, i32 2, !dbg !620
  store ptr %data, ptr %field5, align 4, !dbg !620, !tbaa !478
  %field6 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %cell, i32 0, i32 3, !dbg !620
  store ptr %element, ptr %field6, align 4, !dbg !620, !tbaa !480
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !620
  %2 = load ptr, ptr %field7, align 4, !dbg !620, !tbaa !346, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !620
  store ptr %cell, ptr %object, align 4, !dbg !620, !tbaa !568
  %length.address8 = getelementptr i8, ptr %2, i32 -4, !dbg !620
  %length9 = load i32, ptr %length.address8, align 4, !dbg !620, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside10 = icmp uge i32 %i, %length9, !dbg !620
  br i1 %outside10, label %fail11, label %ok12, !dbg !620, !prof !62

fail11:                                           ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length9), !dbg !620
  unreachable, !dbg !620

ok12:                                             ; preds = %ok
  %element.address13 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !620
  store ptr %object, ptr %element.address13, align 4, !dbg !620, !tbaa !100
  %3 = load i32, ptr %h, align 4, !dbg !620, !tbaa !344, !noundef !0
  %add = add i32 %3, 1, !dbg !620
  store i32 %add, ptr %h, align 4, !dbg !620, !tbaa !344
  %4 = load i32, ptr %h, align 4, !dbg !620, !tbaa !344, !noundef !0
  %field14 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !620
  %5 = load ptr, ptr %field14, align 4, !dbg !620, !tbaa !346, !nonnull !0, !align !141, !noundef !0
  %length.address15 = getelementptr i8, ptr %5, i32 -4, !dbg !620
  %length16 = load i32, ptr %length.address15, align 4, !dbg !620, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length16, !dbg !620
  %cmp = icmp sgt i32 %4, %mul, !dbg !620
  br i1 %cmp, label %then, label %else, !dbg !620

then:                                             ; preds = %ok12
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !620
  %6 = load ptr, ptr %field17, align 4, !dbg !620, !tbaa !346, !nonnull !0, !align !141, !noundef !0
  %field18 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !620
  %word = load i32, ptr %field18, align 4, !dbg !620, !tbaa !348, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !620
  %Hashtbl.rehash.prime = call tailcc ptr @ml.Hashtbl.rehash.prime.101(ptr %6, i1 %bool, i32 2), !dbg !620
  %field19 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !620
  store ptr %Hashtbl.rehash.prime, ptr %field19, align 4, !dbg !620, !tbaa !346
  ret void, !dbg !620

else:                                             ; preds = %ok12
  ret void, !dbg !620
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.add_cell.prime.117(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, ptr noundef nonnull dereferenceable(8) %key, i32 noundef %data) #0 !dbg !621 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !622
  %0 = load ptr, ptr %field, align 4, !dbg !622, !tbaa !334, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !622
  %length = load i32, ptr %length.address, align 4, !dbg !622, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !622
  %i = and i32 %hash, %sub, !dbg !622
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !622
  %1 = load ptr, ptr %field1, align 4, !dbg !622, !tbaa !334, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !622
  %length3 = load i32, ptr %length.address2, align 4, !dbg !622, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !622
  br i1 %outside, label %fail, label %ok, !dbg !622, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !622
  unreachable, !dbg !622

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !622
  %element = load ptr, ptr %element.address, align 4, !dbg !622, !tbaa !104, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 16), !dbg !622
  store i32 %hash, ptr %cell, align 4, !dbg !622, !tbaa !484
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 1, !dbg !622
  store ptr %key, ptr %field4, align 4, !dbg !622, !tbaa !486
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 2, !dbg !622
  store i32 %data, ptr %field5, align 4, !dbg !622, !tbaa !488
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %cell, i32 0, i32 3, !dbg !622
  store ptr %element, ptr %field6, align 4, !dbg !622, !tbaa !490
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !622
  %2 = load ptr, ptr %field7, align 4, !dbg !622, !tbaa !334, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !622
  store ptr %cell, ptr %object, align 4, !dbg !622, !tbaa !578
  %length.address8 = getelementptr i8, ptr %2, i32 -4, !dbg !622
  %length9 = load i32, ptr %length.address8, align 4, !dbg !622, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside10 = icmp uge i32 %i, %length9, !dbg !622
  br i1 %outside10, label %fail11, label %ok12, !dbg !622, !prof !62

fail11:                                           ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length9), !dbg !622
  unreachable, !dbg !622

ok12:                                             ; preds = %ok
  %element.address13 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !622
  store ptr %object, ptr %element.address13, align 4, !dbg !622, !tbaa !104
  %3 = load i32, ptr %h, align 4, !dbg !622, !tbaa !332, !noundef !0
  %add = add i32 %3, 1, !dbg !622
  store i32 %add, ptr %h, align 4, !dbg !622, !tbaa !332
  %4 = load i32, ptr %h, align 4, !dbg !622, !tbaa !332, !noundef !0
  %field14 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !622
  %5 = load ptr, ptr %field14, align 4, !dbg !622, !tbaa !334, !nonnull !0, !align !141, !noundef !0
  %length.address15 = getelementptr i8, ptr %5, i32 -4, !dbg !622
  %length16 = load i32, ptr %length.address15, align 4, !dbg !622, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length16, !dbg !622
  %cmp = icmp sgt i32 %4, %mul, !dbg !622
  br i1 %cmp, label %then, label %else, !dbg !622

then:                                             ; preds = %ok12
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !622
  %6 = load ptr, ptr %field17, align 4, !dbg !622, !tbaa !334, !nonnull !0, !align !141, !noundef !0
  %field18 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !622
  %word = load i32, ptr %field18, align 4, !dbg !622, !tbaa !336, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !622
  %Hashtbl.rehash.prime = call tailcc ptr @ml.Hashtbl.rehash.prime.104(ptr %6, i1 %bool, i32 2), !dbg !622
  %field19 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !622
  store ptr %Hashtbl.rehash.prime, ptr %field19, align 4, !dbg !622, !tbaa !334
  ret void, !dbg !622

else:                                             ; preds = %ok12
  ret void, !dbg !622
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.add_cell.prime.118(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, i32 noundef %key, i32 noundef %data) #0 !dbg !623 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !624
  %0 = load ptr, ptr %field, align 4, !dbg !624, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !624
  %length = load i32, ptr %length.address, align 4, !dbg !624, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !624
  %i = and i32 %hash, %sub, !dbg !624
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !624
  %1 = load ptr, ptr %field1, align 4, !dbg !624, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !624
  %length3 = load i32, ptr %length.address2, align 4, !dbg !624, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !624
  br i1 %outside, label %fail, label %ok, !dbg !624, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !624
  br label %uncaught, !dbg !624

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !624
  %element = load ptr, ptr %element.address, align 4, !dbg !624, !tbaa !72, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 16), !dbg !624
  store i32 %hash, ptr %cell, align 4, !dbg !624, !tbaa !494
  %field5 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %cell, i32 0, i32 1, !dbg !624
  store i32 %key, ptr %field5, align 4, !dbg !624, !tbaa !496
  %field6 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %cell, i32 0, i32 2, !dbg !624
  store i32 %data, ptr %field6, align 4, !dbg !624, !tbaa !498
  %field7 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %cell, i32 0, i32 3, !dbg !624
  store ptr %element, ptr %field7, align 4, !dbg !624, !tbaa !500
  %field8 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !624
  %2 = load ptr, ptr %field8, align 4, !dbg !624, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !624
  store ptr %cell, ptr %object, align 4, !dbg !624, !tbaa !588
  %length.address9 = getelementptr i8, ptr %2, i32 -4, !dbg !624
  %length10 = load i32, ptr %length.address9, align 4, !dbg !624, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside11 = icmp uge i32 %i, %length10, !dbg !624
  br i1 %outside11, label %fail12, label %ok13, !dbg !624, !prof !62

fail12:                                           ; preds = %ok
  %exception14 = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %i, i32 %length10), !dbg !624
  br label %uncaught, !dbg !624

ok13:                                             ; preds = %ok
  %element.address15 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !624
  store ptr %object, ptr %element.address15, align 4, !dbg !624, !tbaa !72
  %3 = load i32, ptr %h, align 4, !dbg !624, !tbaa !392, !noundef !0
  %add = add i32 %3, 1, !dbg !624
  store i32 %add, ptr %h, align 4, !dbg !624, !tbaa !392
  %4 = load i32, ptr %h, align 4, !dbg !624, !tbaa !392, !noundef !0
  %field16 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !624
  %5 = load ptr, ptr %field16, align 4, !dbg !624, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address17 = getelementptr i8, ptr %5, i32 -4, !dbg !624
  %length18 = load i32, ptr %length.address17, align 4, !dbg !624, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length18, !dbg !624
  %cmp = icmp sgt i32 %4, %mul, !dbg !624
  br i1 %cmp, label %then, label %else, !dbg !624

then:                                             ; preds = %ok13
  %field19 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !624
  %6 = load ptr, ptr %field19, align 4, !dbg !624, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %field20 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !624
  %word = load i32, ptr %field20, align 4, !dbg !624, !tbaa !396, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !624
  %Hashtbl.rehash.prime = call tailcc { ptr, ptr } @ml.Hashtbl.rehash.prime.107(ptr %6, i1 %bool, i32 2), !dbg !624
  %exception21 = extractvalue { ptr, ptr } %Hashtbl.rehash.prime, 1, !dbg !624
  %raised = icmp ne ptr %exception21, null, !dbg !624
  br i1 %raised, label %uncaught, label %ok22, !dbg !624, !prof !62

ok22:                                             ; preds = %then
  %Hashtbl.rehash.prime23 = extractvalue { ptr, ptr } %Hashtbl.rehash.prime, 0, !dbg !624
  %field24 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !624
  store ptr %Hashtbl.rehash.prime23, ptr %field24, align 4, !dbg !624, !tbaa !394
  ret ptr null, !dbg !624

else:                                             ; preds = %ok13
  ret ptr null, !dbg !624

uncaught:                                         ; preds = %then, %fail12, %fail
  %exception4 = phi ptr [ %exception, %fail ], [ %exception14, %fail12 ], [ %exception21, %then ]
  ret ptr %exception4, !dbg !624
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.add_cell.prime.119(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash, ptr noundef nonnull %data) #0 !dbg !625 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !626
  %0 = load ptr, ptr %field, align 4, !dbg !626, !tbaa !322, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !626
  %length = load i32, ptr %length.address, align 4, !dbg !626, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !626
  %i = and i32 %hash, %sub, !dbg !626
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !626
  %1 = load ptr, ptr %field1, align 4, !dbg !626, !tbaa !322, !nonnull !0, !align !141, !noundef !0
  %length.address2 = getelementptr i8, ptr %1, i32 -4, !dbg !626
  %length3 = load i32, ptr %length.address2, align 4, !dbg !626, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length3, !dbg !626
  br i1 %outside, label %fail, label %ok, !dbg !626, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length3), !dbg !626
  unreachable, !dbg !626

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %i, !dbg !626
  %element = load ptr, ptr %element.address, align 4, !dbg !626, !tbaa !108, !noundef !0
  %cell = call ptr @min_caml_allocate(i32 16), !dbg !626
  store i32 %hash, ptr %cell, align 4, !dbg !626, !tbaa !504
  %field4 = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %cell, i32 0, i32 1, !dbg !626
  store ptr %data, ptr %field4, align 4, !dbg !626, !tbaa !506
  %field5 = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %cell, i32 0, i32 2, !dbg !626
  store ptr %element, ptr %field5, align 4, !dbg !626, !tbaa !508
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !626
  %2 = load ptr, ptr %field6, align 4, !dbg !626, !tbaa !322, !nonnull !0, !align !141, !noundef !0
  %object = call ptr @min_caml_allocate(i32 8), !dbg !626
  store ptr %cell, ptr %object, align 4, !dbg !626, !tbaa !598
  %length.address7 = getelementptr i8, ptr %2, i32 -4, !dbg !626
  %length8 = load i32, ptr %length.address7, align 4, !dbg !626, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside9 = icmp uge i32 %i, %length8, !dbg !626
  br i1 %outside9, label %fail10, label %ok11, !dbg !626, !prof !62

fail10:                                           ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %i, i32 %length8), !dbg !626
  unreachable, !dbg !626

ok11:                                             ; preds = %ok
  %element.address12 = getelementptr inbounds nuw ptr, ptr %2, i32 %i, !dbg !626
  store ptr %object, ptr %element.address12, align 4, !dbg !626, !tbaa !108
  %3 = load i32, ptr %h, align 4, !dbg !626, !tbaa !320, !noundef !0
  %add = add i32 %3, 1, !dbg !626
  store i32 %add, ptr %h, align 4, !dbg !626, !tbaa !320
  %4 = load i32, ptr %h, align 4, !dbg !626, !tbaa !320, !noundef !0
  %field13 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !626
  %5 = load ptr, ptr %field13, align 4, !dbg !626, !tbaa !322, !nonnull !0, !align !141, !noundef !0
  %length.address14 = getelementptr i8, ptr %5, i32 -4, !dbg !626
  %length15 = load i32, ptr %length.address14, align 4, !dbg !626, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %mul = mul i32 2, %length15, !dbg !626
  %cmp = icmp sgt i32 %4, %mul, !dbg !626
  br i1 %cmp, label %then, label %else, !dbg !626

then:                                             ; preds = %ok11
  %field16 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !626
  %6 = load ptr, ptr %field16, align 4, !dbg !626, !tbaa !322, !nonnull !0, !align !141, !noundef !0
  %field17 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !626
  %word = load i32, ptr %field17, align 4, !dbg !626, !tbaa !324, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !626
  %Hashtbl.rehash.prime = call tailcc ptr @ml.Hashtbl.rehash.prime.110(ptr %6, i1 %bool, i32 2), !dbg !626
  %field18 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !626
  store ptr %Hashtbl.rehash.prime, ptr %field18, align 4, !dbg !626, !tbaa !322
  ret void, !dbg !626

else:                                             ; preds = %ok11
  ret void, !dbg !626
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.remove_cell.prime(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull dereferenceable(16) %c, ptr noundef %before) #0 !dbg !627 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !628, !tbaa !296, !noundef !0
  %sub = sub i32 %0, 1, !dbg !628
  store i32 %sub, ptr %h, align 4, !dbg !628, !tbaa !296
  %is.constant = icmp eq ptr %before, null, !dbg !628
  br i1 %is.constant, label %constant, label %object, !dbg !628

constant:                                         ; preds = %entry
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !628
  %1 = load ptr, ptr %field, align 4, !dbg !628, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %2 = load i32, ptr %c, align 4, !dbg !628, !tbaa !424, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !628
  %3 = load ptr, ptr %field1, align 4, !dbg !628, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %3, i32 -4, !dbg !628
  %length = load i32, ptr %length.address, align 4, !dbg !628, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub2 = sub i32 %length, 1, !dbg !628
  %land = and i32 %2, %sub2, !dbg !628
  %field3 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !628
  %4 = load ptr, ptr %field3, align 4, !dbg !628, !tbaa !430, !noundef !0
  %length.address4 = getelementptr i8, ptr %1, i32 -4, !dbg !628
  %length5 = load i32, ptr %length.address4, align 4, !dbg !628, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length5, !dbg !628
  br i1 %outside, label %fail, label %ok, !dbg !628, !prof !62

fail:                                             ; preds = %constant
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %land, i32 %length5), !dbg !628
  unreachable, !dbg !628

ok:                                               ; preds = %constant
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %land, !dbg !628
  store ptr %4, ptr %element.address, align 4, !dbg !628, !tbaa !80
  ret void, !dbg !628

object:                                           ; preds = %entry
  %b = load ptr, ptr %before, align 4, !dbg !628, !tbaa !516, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field6 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !628
  %5 = load ptr, ptr %field6, align 4, !dbg !628, !tbaa !430, !noundef !0
  %field7 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %b, i32 0, i32 3, !dbg !628
  store ptr %5, ptr %field7, align 4, !dbg !628, !tbaa !430
  ret void, !dbg !628
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.remove_cell.prime.120(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull dereferenceable(16) %c, ptr noundef %before) #0 !dbg !629 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !630, !tbaa !308, !noundef !0
  %sub = sub i32 %0, 1, !dbg !630
  store i32 %sub, ptr %h, align 4, !dbg !630, !tbaa !308
  %is.constant = icmp eq ptr %before, null, !dbg !630
  br i1 %is.constant, label %constant, label %object, !dbg !630

constant:                                         ; preds = %entry
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !630
  %1 = load ptr, ptr %field, align 4, !dbg !630, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %2 = load i32, ptr %c, align 4, !dbg !630, !tbaa !434, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !630
  %3 = load ptr, ptr %field1, align 4, !dbg !630, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %3, i32 -4, !dbg !630
  %length = load i32, ptr %length.address, align 4, !dbg !630, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub2 = sub i32 %length, 1, !dbg !630
  %land = and i32 %2, %sub2, !dbg !630
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !630
  %4 = load ptr, ptr %field3, align 4, !dbg !630, !tbaa !440, !noundef !0
  %length.address4 = getelementptr i8, ptr %1, i32 -4, !dbg !630
  %length5 = load i32, ptr %length.address4, align 4, !dbg !630, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length5, !dbg !630
  br i1 %outside, label %fail, label %ok, !dbg !630, !prof !62

fail:                                             ; preds = %constant
  call void @min_caml_fail_bounds(ptr @location.109.8, i32 %land, i32 %length5), !dbg !630
  unreachable, !dbg !630

ok:                                               ; preds = %constant
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %land, !dbg !630
  store ptr %4, ptr %element.address, align 4, !dbg !630, !tbaa !68
  ret void, !dbg !630

object:                                           ; preds = %entry
  %b = load ptr, ptr %before, align 4, !dbg !630, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !630
  %5 = load ptr, ptr %field6, align 4, !dbg !630, !tbaa !440, !noundef !0
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %b, i32 0, i32 3, !dbg !630
  store ptr %5, ptr %field7, align 4, !dbg !630, !tbaa !440
  ret void, !dbg !630
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.remove_cell.prime.121(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull dereferenceable(16) %c, ptr noundef %before) #0 !dbg !631 {
entry:
  %0 = load i32, ptr %h, align 4, !dbg !632, !tbaa !392, !noundef !0
  %sub = sub i32 %0, 1, !dbg !632
  store i32 %sub, ptr %h, align 4, !dbg !632, !tbaa !392
  %is.constant = icmp eq ptr %before, null, !dbg !632
  br i1 %is.constant, label %constant, label %object, !dbg !632

constant:                                         ; preds = %entry
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !632
  %1 = load ptr, ptr %field, align 4, !dbg !632, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %2 = load i32, ptr %c, align 4, !dbg !632, !tbaa !494, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !632
  %3 = load ptr, ptr %field1, align 4, !dbg !632, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %3, i32 -4, !dbg !632
  %length = load i32, ptr %length.address, align 4, !dbg !632, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub2 = sub i32 %length, 1, !dbg !632
  %land = and i32 %2, %sub2, !dbg !632
  %field3 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !632
  %4 = load ptr, ptr %field3, align 4, !dbg !632, !tbaa !500, !noundef !0
  %length.address4 = getelementptr i8, ptr %1, i32 -4, !dbg !632
  %length5 = load i32, ptr %length.address4, align 4, !dbg !632, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length5, !dbg !632
  br i1 %outside, label %fail, label %ok, !dbg !632, !prof !62

fail:                                             ; preds = %constant
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %land, i32 %length5), !dbg !632
  br label %uncaught, !dbg !632

ok:                                               ; preds = %constant
  %element.address = getelementptr inbounds nuw ptr, ptr %1, i32 %land, !dbg !632
  store ptr %4, ptr %element.address, align 4, !dbg !632, !tbaa !72
  ret ptr null, !dbg !632

object:                                           ; preds = %entry
  %b = load ptr, ptr %before, align 4, !dbg !632, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field7 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !632
  %5 = load ptr, ptr %field7, align 4, !dbg !632, !tbaa !500, !noundef !0
  %field8 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %b, i32 0, i32 3, !dbg !632
  store ptr %5, ptr %field8, align 4, !dbg !632, !tbaa !500
  ret ptr null, !dbg !632

uncaught:                                         ; preds = %fail
  %exception6 = phi ptr [ %exception, %fail ]
  ret ptr %exception6, !dbg !632
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !633 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !634
  %word = load i32, ptr %field, align 4, !dbg !634, !tbaa !312, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !634
  br i1 %bool, label %then, label %else, !dbg !634

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !634, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !634
  ret ptr %call, !dbg !634

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !634
  store i32 1, ptr %field1, align 4, !dbg !634, !tbaa !312
  %code2 = load ptr, ptr %f, align 4, !dbg !634, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !634
  %raised = icmp ne ptr %call3, null, !dbg !634
  br i1 %raised, label %handler, label %ok, !dbg !634, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !634
  store i32 0, ptr %field4, align 4, !dbg !634, !tbaa !312
  ret ptr null, !dbg !634

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !634
  store i32 0, ptr %field5, align 4, !dbg !634, !tbaa !312
  br label %uncaught, !dbg !634

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !634
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime.122(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !635 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !636
  %word = load i32, ptr %field, align 4, !dbg !636, !tbaa !396, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !636
  br i1 %bool, label %then, label %else, !dbg !636

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !636, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !636
  ret ptr %call, !dbg !636

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !636
  store i32 1, ptr %field1, align 4, !dbg !636, !tbaa !396
  %code2 = load ptr, ptr %f, align 4, !dbg !636, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !636
  %raised = icmp ne ptr %call3, null, !dbg !636
  br i1 %raised, label %handler, label %ok, !dbg !636, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !636
  store i32 0, ptr %field4, align 4, !dbg !636, !tbaa !396
  ret ptr null, !dbg !636

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !636
  store i32 0, ptr %field5, align 4, !dbg !636, !tbaa !396
  br label %uncaught, !dbg !636

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !636
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.traverse.prime.123(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !637 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !638
  %word = load i32, ptr %field, align 4, !dbg !638, !tbaa !312, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !638
  br i1 %bool, label %then, label %else, !dbg !638

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !638, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc { i32, ptr } %code(ptr %f), !dbg !638
  ret { i32, ptr } %call, !dbg !638

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !638
  store i32 1, ptr %field1, align 4, !dbg !638, !tbaa !312
  %code2 = load ptr, ptr %f, align 4, !dbg !638, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc { i32, ptr } %code2(ptr %f), !dbg !638
  %exception = extractvalue { i32, ptr } %call3, 1, !dbg !638
  %raised = icmp ne ptr %exception, null, !dbg !638
  br i1 %raised, label %handler, label %ok, !dbg !638, !prof !62

ok:                                               ; preds = %else
  %x = extractvalue { i32, ptr } %call3, 0, !dbg !638
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !638
  store i32 0, ptr %field6, align 4, !dbg !638, !tbaa !312
  %0 = insertvalue { i32, ptr } poison, i32 %x, 0, !dbg !638
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !638
  ret { i32, ptr } %result, !dbg !638

handler:                                          ; preds = %else
  %e = phi ptr [ %exception, %else ], !mincaml.handler !0
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !638
  store i32 0, ptr %field7, align 4, !dbg !638, !tbaa !312
  br label %uncaught, !dbg !638

uncaught:                                         ; preds = %handler
  %exception8 = phi ptr [ %e, %handler ]
  %result9 = insertvalue { i32, ptr } zeroinitializer, ptr %exception8, 1, !dbg !638
  ret { i32, ptr } %result9, !dbg !638
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.traverse.prime.124(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !639 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !640
  %word = load i32, ptr %field, align 4, !dbg !640, !tbaa !396, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !640
  br i1 %bool, label %then, label %else, !dbg !640

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !640, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc { i32, ptr } %code(ptr %f), !dbg !640
  ret { i32, ptr } %call, !dbg !640

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !640
  store i32 1, ptr %field1, align 4, !dbg !640, !tbaa !396
  %code2 = load ptr, ptr %f, align 4, !dbg !640, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc { i32, ptr } %code2(ptr %f), !dbg !640
  %exception = extractvalue { i32, ptr } %call3, 1, !dbg !640
  %raised = icmp ne ptr %exception, null, !dbg !640
  br i1 %raised, label %handler, label %ok, !dbg !640, !prof !62

ok:                                               ; preds = %else
  %x = extractvalue { i32, ptr } %call3, 0, !dbg !640
  %field6 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !640
  store i32 0, ptr %field6, align 4, !dbg !640, !tbaa !396
  %0 = insertvalue { i32, ptr } poison, i32 %x, 0, !dbg !640
  %result = insertvalue { i32, ptr } %0, ptr null, 1, !dbg !640
  ret { i32, ptr } %result, !dbg !640

handler:                                          ; preds = %else
  %e = phi ptr [ %exception, %else ], !mincaml.handler !0
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !640
  store i32 0, ptr %field7, align 4, !dbg !640, !tbaa !396
  br label %uncaught, !dbg !640

uncaught:                                         ; preds = %handler
  %exception8 = phi ptr [ %e, %handler ]
  %result9 = insertvalue { i32, ptr } zeroinitializer, ptr %exception8, 1, !dbg !640
  ret { i32, ptr } %result9, !dbg !640
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime.125(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !641 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !642
  %word = load i32, ptr %field, align 4, !dbg !642, !tbaa !300, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !642
  br i1 %bool, label %then, label %else, !dbg !642

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !642, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !642
  ret ptr %call, !dbg !642

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !642
  store i32 1, ptr %field1, align 4, !dbg !642, !tbaa !300
  %code2 = load ptr, ptr %f, align 4, !dbg !642, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !642
  %raised = icmp ne ptr %call3, null, !dbg !642
  br i1 %raised, label %handler, label %ok, !dbg !642, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !642
  store i32 0, ptr %field4, align 4, !dbg !642, !tbaa !300
  ret ptr null, !dbg !642

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !642
  store i32 0, ptr %field5, align 4, !dbg !642, !tbaa !300
  br label %uncaught, !dbg !642

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !642
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime.126(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !643 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !644
  %word = load i32, ptr %field, align 4, !dbg !644, !tbaa !384, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !644
  br i1 %bool, label %then, label %else, !dbg !644

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !644, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !644
  ret ptr %call, !dbg !644

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !644
  store i32 1, ptr %field1, align 4, !dbg !644, !tbaa !384
  %code2 = load ptr, ptr %f, align 4, !dbg !644, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !644
  %raised = icmp ne ptr %call3, null, !dbg !644
  br i1 %raised, label %handler, label %ok, !dbg !644, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !644
  store i32 0, ptr %field4, align 4, !dbg !644, !tbaa !384
  ret ptr null, !dbg !644

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !644
  store i32 0, ptr %field5, align 4, !dbg !644, !tbaa !384
  br label %uncaught, !dbg !644

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !644
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime.127(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !645 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !646
  %word = load i32, ptr %field, align 4, !dbg !646, !tbaa !372, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !646
  br i1 %bool, label %then, label %else, !dbg !646

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !646, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !646
  ret ptr %call, !dbg !646

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !646
  store i32 1, ptr %field1, align 4, !dbg !646, !tbaa !372
  %code2 = load ptr, ptr %f, align 4, !dbg !646, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !646
  %raised = icmp ne ptr %call3, null, !dbg !646
  br i1 %raised, label %handler, label %ok, !dbg !646, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !646
  store i32 0, ptr %field4, align 4, !dbg !646, !tbaa !372
  ret ptr null, !dbg !646

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !646
  store i32 0, ptr %field5, align 4, !dbg !646, !tbaa !372
  br label %uncaught, !dbg !646

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !646
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime.128(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !647 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !648
  %word = load i32, ptr %field, align 4, !dbg !648, !tbaa !360, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !648
  br i1 %bool, label %then, label %else, !dbg !648

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !648, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !648
  ret ptr %call, !dbg !648

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !648
  store i32 1, ptr %field1, align 4, !dbg !648, !tbaa !360
  %code2 = load ptr, ptr %f, align 4, !dbg !648, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !648
  %raised = icmp ne ptr %call3, null, !dbg !648
  br i1 %raised, label %handler, label %ok, !dbg !648, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !648
  store i32 0, ptr %field4, align 4, !dbg !648, !tbaa !360
  ret ptr null, !dbg !648

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !648
  store i32 0, ptr %field5, align 4, !dbg !648, !tbaa !360
  br label %uncaught, !dbg !648

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !648
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime.129(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !649 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !650
  %word = load i32, ptr %field, align 4, !dbg !650, !tbaa !348, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !650
  br i1 %bool, label %then, label %else, !dbg !650

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !650, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !650
  ret ptr %call, !dbg !650

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !650
  store i32 1, ptr %field1, align 4, !dbg !650, !tbaa !348
  %code2 = load ptr, ptr %f, align 4, !dbg !650, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !650
  %raised = icmp ne ptr %call3, null, !dbg !650
  br i1 %raised, label %handler, label %ok, !dbg !650, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !650
  store i32 0, ptr %field4, align 4, !dbg !650, !tbaa !348
  ret ptr null, !dbg !650

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !650
  store i32 0, ptr %field5, align 4, !dbg !650, !tbaa !348
  br label %uncaught, !dbg !650

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !650
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime.130(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !651 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !652
  %word = load i32, ptr %field, align 4, !dbg !652, !tbaa !336, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !652
  br i1 %bool, label %then, label %else, !dbg !652

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !652, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !652
  ret ptr %call, !dbg !652

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !652
  store i32 1, ptr %field1, align 4, !dbg !652, !tbaa !336
  %code2 = load ptr, ptr %f, align 4, !dbg !652, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !652
  %raised = icmp ne ptr %call3, null, !dbg !652
  br i1 %raised, label %handler, label %ok, !dbg !652, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !652
  store i32 0, ptr %field4, align 4, !dbg !652, !tbaa !336
  ret ptr null, !dbg !652

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !652
  store i32 0, ptr %field5, align 4, !dbg !652, !tbaa !336
  br label %uncaught, !dbg !652

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !652
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.traverse.prime.131(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %f) #0 !dbg !653 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !654
  %word = load i32, ptr %field, align 4, !dbg !654, !tbaa !324, !range !295, !noundef !0
  %bool = trunc nuw i32 %word to i1, !dbg !654
  br i1 %bool, label %then, label %else, !dbg !654

then:                                             ; preds = %entry
  %code = load ptr, ptr %f, align 4, !dbg !654, !tbaa !25, !nonnull !0, !noundef !0
  %call = musttail call tailcc ptr %code(ptr %f), !dbg !654
  ret ptr %call, !dbg !654

else:                                             ; preds = %entry
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !654
  store i32 1, ptr %field1, align 4, !dbg !654, !tbaa !324
  %code2 = load ptr, ptr %f, align 4, !dbg !654, !tbaa !25, !nonnull !0, !noundef !0
  %call3 = call tailcc ptr %code2(ptr %f), !dbg !654
  %raised = icmp ne ptr %call3, null, !dbg !654
  br i1 %raised, label %handler, label %ok, !dbg !654, !prof !62

ok:                                               ; preds = %else
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !654
  store i32 0, ptr %field4, align 4, !dbg !654, !tbaa !324
  ret ptr null, !dbg !654

handler:                                          ; preds = %else
  %e = phi ptr [ %call3, %else ], !mincaml.handler !0
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 2, !dbg !654
  store i32 0, ptr %field5, align 4, !dbg !654, !tbaa !324
  br label %uncaught, !dbg !654

uncaught:                                         ; preds = %handler
  %exception = phi ptr [ %e, %handler ]
  ret ptr %exception, !dbg !654
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.132(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !655 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !656
  %f = load ptr, ptr %field, align 4, !dbg !656, !tbaa !657, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !656
  br i1 %is.constant, label %constant, label %object, !dbg !656

constant:                                         ; preds = %entry
  ret ptr null, !dbg !656

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !656, !tbaa !516, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !656
  %next = load ptr, ptr %field1, align 4, !dbg !656, !tbaa !430, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !656
  %0 = load i32, ptr %field2, align 4, !dbg !656, !tbaa !426, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !656
  %1 = load ptr, ptr %field3, align 4, !dbg !656, !tbaa !428, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !656, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(i32 %0, ptr %1, ptr %f), !dbg !656
  %go = musttail call tailcc ptr @ml.go.132(ptr %next, ptr %closure), !dbg !656
  ret ptr %go, !dbg !656
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.133(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !659 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !660
  %h = load ptr, ptr %field, align 4, !dbg !660, !tbaa !661, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !660
  %go = load ptr, ptr %field1, align 4, !dbg !660, !tbaa !663, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !660
  %0 = load ptr, ptr %field2, align 4, !dbg !660, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.5(ptr %go, ptr %0), !dbg !660
  ret ptr %Array.iter, !dbg !660
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !665 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !666
  store ptr @ml.go.132, ptr %go, align 4, !dbg !666, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !666
  store ptr %f, ptr %field, align 4, !dbg !666, !tbaa !657
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !666
  store ptr @ml.fun.133, ptr %fun, align 4, !dbg !666, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !666
  store ptr %h, ptr %field1, align 4, !dbg !666, !tbaa !661
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !666
  store ptr %go, ptr %field2, align 4, !dbg !666, !tbaa !663
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.125(ptr %h, ptr %fun), !dbg !666
  ret ptr %Hashtbl.traverse.prime, !dbg !666
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.134(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !667 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !668
  %f = load ptr, ptr %field, align 4, !dbg !668, !tbaa !669, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !668
  br i1 %is.constant, label %constant, label %object, !dbg !668

constant:                                         ; preds = %entry
  ret ptr null, !dbg !668

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !668, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !668
  %next = load ptr, ptr %field1, align 4, !dbg !668, !tbaa !440, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !668
  %0 = load ptr, ptr %field2, align 4, !dbg !668, !tbaa !436, !nonnull !0, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !668
  %1 = load i32, ptr %field3, align 4, !dbg !668, !tbaa !438, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !668, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(ptr %0, i32 %1, ptr %f), !dbg !668
  %go = musttail call tailcc ptr @ml.go.134(ptr %next, ptr %closure), !dbg !668
  ret ptr %go, !dbg !668
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.135(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !671 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !672
  %h = load ptr, ptr %field, align 4, !dbg !672, !tbaa !673, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !672
  %go = load ptr, ptr %field1, align 4, !dbg !672, !tbaa !675, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !672
  %0 = load ptr, ptr %field2, align 4, !dbg !672, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.6(ptr %go, ptr %0), !dbg !672
  ret ptr %Array.iter, !dbg !672
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter.136(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !677 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !678
  store ptr @ml.go.134, ptr %go, align 4, !dbg !678, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !678
  store ptr %f, ptr %field, align 4, !dbg !678, !tbaa !669
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !678
  store ptr @ml.fun.135, ptr %fun, align 4, !dbg !678, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !678
  store ptr %h, ptr %field1, align 4, !dbg !678, !tbaa !673
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !678
  store ptr %go, ptr %field2, align 4, !dbg !678, !tbaa !675
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime(ptr %h, ptr %fun), !dbg !678
  ret ptr %Hashtbl.traverse.prime, !dbg !678
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.137(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !679 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !680
  %f = load ptr, ptr %field, align 4, !dbg !680, !tbaa !681, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !680
  br i1 %is.constant, label %constant, label %object, !dbg !680

constant:                                         ; preds = %entry
  ret ptr null, !dbg !680

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !680, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !680
  %next = load ptr, ptr %field1, align 4, !dbg !680, !tbaa !500, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !680
  %0 = load i32, ptr %field2, align 4, !dbg !680, !tbaa !496, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !680
  %1 = load i32, ptr %field3, align 4, !dbg !680, !tbaa !498, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !680, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(i32 %0, i32 %1, ptr %f), !dbg !680
  %raised = icmp ne ptr %call, null, !dbg !680
  br i1 %raised, label %uncaught, label %ok, !dbg !680, !prof !62

ok:                                               ; preds = %object
  %go = musttail call tailcc ptr @ml.go.137(ptr %next, ptr %closure), !dbg !680
  ret ptr %go, !dbg !680

uncaught:                                         ; preds = %object
  %exception = phi ptr [ %call, %object ]
  ret ptr %exception, !dbg !680
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.138(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !683 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !684
  %h = load ptr, ptr %field, align 4, !dbg !684, !tbaa !685, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !684
  %go = load ptr, ptr %field1, align 4, !dbg !684, !tbaa !687, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !684
  %0 = load ptr, ptr %field2, align 4, !dbg !684, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.7(ptr %go, ptr %0), !dbg !684
  ret ptr %Array.iter, !dbg !684
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter.139(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !689 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !690
  store ptr @ml.go.137, ptr %go, align 4, !dbg !690, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !690
  store ptr %f, ptr %field, align 4, !dbg !690, !tbaa !681
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !690
  store ptr @ml.fun.138, ptr %fun, align 4, !dbg !690, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !690
  store ptr %h, ptr %field1, align 4, !dbg !690, !tbaa !685
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !690
  store ptr %go, ptr %field2, align 4, !dbg !690, !tbaa !687
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.122(ptr %h, ptr %fun), !dbg !690
  ret ptr %Hashtbl.traverse.prime, !dbg !690
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.140(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !691 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !692
  %f = load ptr, ptr %field, align 4, !dbg !692, !tbaa !693, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !692
  br i1 %is.constant, label %constant, label %object, !dbg !692

constant:                                         ; preds = %entry
  ret ptr null, !dbg !692

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !692, !tbaa !537, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !692
  %next = load ptr, ptr %field1, align 4, !dbg !692, !tbaa !450, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !692
  %0 = load ptr, ptr %field2, align 4, !dbg !692, !tbaa !446, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !692
  %1 = load i32, ptr %field3, align 4, !dbg !692, !tbaa !448, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !692, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %0, i32 %1, ptr %f), !dbg !692
  %raised = icmp ne ptr %call, null, !dbg !692
  br i1 %raised, label %uncaught, label %ok, !dbg !692, !prof !62

ok:                                               ; preds = %object
  %go = musttail call tailcc ptr @ml.go.140(ptr %next, ptr %closure), !dbg !692
  ret ptr %go, !dbg !692

uncaught:                                         ; preds = %object
  %exception = phi ptr [ %call, %object ]
  ret ptr %exception, !dbg !692
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.141(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !695 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !696
  %h = load ptr, ptr %field, align 4, !dbg !696, !tbaa !697, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !696
  %go = load ptr, ptr %field1, align 4, !dbg !696, !tbaa !699, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !696
  %0 = load ptr, ptr %field2, align 4, !dbg !696, !tbaa !382, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.8(ptr %go, ptr %0), !dbg !696
  ret ptr %Array.iter, !dbg !696
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter.142(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !701 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !702
  store ptr @ml.go.140, ptr %go, align 4, !dbg !702, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !702
  store ptr %f, ptr %field, align 4, !dbg !702, !tbaa !693
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !702
  store ptr @ml.fun.141, ptr %fun, align 4, !dbg !702, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !702
  store ptr %h, ptr %field1, align 4, !dbg !702, !tbaa !697
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !702
  store ptr %go, ptr %field2, align 4, !dbg !702, !tbaa !699
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.126(ptr %h, ptr %fun), !dbg !702
  ret ptr %Hashtbl.traverse.prime, !dbg !702
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.143(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !703 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !704
  %f = load ptr, ptr %field, align 4, !dbg !704, !tbaa !705, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !704
  br i1 %is.constant, label %constant, label %object, !dbg !704

constant:                                         ; preds = %entry
  ret ptr null, !dbg !704

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !704, !tbaa !547, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !704
  %next = load ptr, ptr %field1, align 4, !dbg !704, !tbaa !460, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !704
  %0 = load ptr, ptr %field2, align 4, !dbg !704, !tbaa !456, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !704
  %1 = load i32, ptr %field3, align 4, !dbg !704, !tbaa !458, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !704, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(ptr %0, i32 %1, ptr %f), !dbg !704
  %go = musttail call tailcc ptr @ml.go.143(ptr %next, ptr %closure), !dbg !704
  ret ptr %go, !dbg !704
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.144(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !707 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !708
  %h = load ptr, ptr %field, align 4, !dbg !708, !tbaa !709, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !708
  %go = load ptr, ptr %field1, align 4, !dbg !708, !tbaa !711, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !708
  %0 = load ptr, ptr %field2, align 4, !dbg !708, !tbaa !370, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.9(ptr %go, ptr %0), !dbg !708
  ret ptr %Array.iter, !dbg !708
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter.145(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !713 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !714
  store ptr @ml.go.143, ptr %go, align 4, !dbg !714, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !714
  store ptr %f, ptr %field, align 4, !dbg !714, !tbaa !705
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !714
  store ptr @ml.fun.144, ptr %fun, align 4, !dbg !714, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !714
  store ptr %h, ptr %field1, align 4, !dbg !714, !tbaa !709
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !714
  store ptr %go, ptr %field2, align 4, !dbg !714, !tbaa !711
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.127(ptr %h, ptr %fun), !dbg !714
  ret ptr %Hashtbl.traverse.prime, !dbg !714
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.146(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !715 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !716
  %f = load ptr, ptr %field, align 4, !dbg !716, !tbaa !717, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !716
  br i1 %is.constant, label %constant, label %object, !dbg !716

constant:                                         ; preds = %entry
  ret ptr null, !dbg !716

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !716, !tbaa !557, !nonnull !0, !dereferenceable !559, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !716
  %next = load ptr, ptr %field1, align 4, !dbg !716, !tbaa !470, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !716
  %0 = load double, ptr %field2, align 8, !dbg !716, !tbaa !466, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !716
  %1 = load i32, ptr %field3, align 4, !dbg !716, !tbaa !468, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !716, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(double %0, i32 %1, ptr %f), !dbg !716
  %go = musttail call tailcc ptr @ml.go.146(ptr %next, ptr %closure), !dbg !716
  ret ptr %go, !dbg !716
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.147(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !719 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !720
  %h = load ptr, ptr %field, align 4, !dbg !720, !tbaa !721, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !720
  %go = load ptr, ptr %field1, align 4, !dbg !720, !tbaa !723, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !720
  %0 = load ptr, ptr %field2, align 4, !dbg !720, !tbaa !358, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.10(ptr %go, ptr %0), !dbg !720
  ret ptr %Array.iter, !dbg !720
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter.148(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !725 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !726
  store ptr @ml.go.146, ptr %go, align 4, !dbg !726, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !726
  store ptr %f, ptr %field, align 4, !dbg !726, !tbaa !717
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !726
  store ptr @ml.fun.147, ptr %fun, align 4, !dbg !726, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !726
  store ptr %h, ptr %field1, align 4, !dbg !726, !tbaa !721
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !726
  store ptr %go, ptr %field2, align 4, !dbg !726, !tbaa !723
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.128(ptr %h, ptr %fun), !dbg !726
  ret ptr %Hashtbl.traverse.prime, !dbg !726
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.149(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !727 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !728
  %f = load ptr, ptr %field, align 4, !dbg !728, !tbaa !729, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !728
  br i1 %is.constant, label %constant, label %object, !dbg !728

constant:                                         ; preds = %entry
  ret ptr null, !dbg !728

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !728, !tbaa !568, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !728
  %next = load ptr, ptr %field1, align 4, !dbg !728, !tbaa !480, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !728
  %0 = load ptr, ptr %field2, align 4, !dbg !728, !tbaa !476, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !728
  %1 = load ptr, ptr %field3, align 4, !dbg !728, !tbaa !478, !nonnull !0, !align !141, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !728, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %0, ptr %1, ptr %f), !dbg !728
  %raised = icmp ne ptr %call, null, !dbg !728
  br i1 %raised, label %uncaught, label %ok, !dbg !728, !prof !62

ok:                                               ; preds = %object
  %go = musttail call tailcc ptr @ml.go.149(ptr %next, ptr %closure), !dbg !728
  ret ptr %go, !dbg !728

uncaught:                                         ; preds = %object
  %exception = phi ptr [ %call, %object ]
  ret ptr %exception, !dbg !728
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.150(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !731 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !732
  %h = load ptr, ptr %field, align 4, !dbg !732, !tbaa !733, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !732
  %go = load ptr, ptr %field1, align 4, !dbg !732, !tbaa !735, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !732
  %0 = load ptr, ptr %field2, align 4, !dbg !732, !tbaa !346, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.11(ptr %go, ptr %0), !dbg !732
  ret ptr %Array.iter, !dbg !732
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter.151(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !737 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !738
  store ptr @ml.go.149, ptr %go, align 4, !dbg !738, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !738
  store ptr %f, ptr %field, align 4, !dbg !738, !tbaa !729
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !738
  store ptr @ml.fun.150, ptr %fun, align 4, !dbg !738, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !738
  store ptr %h, ptr %field1, align 4, !dbg !738, !tbaa !733
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !738
  store ptr %go, ptr %field2, align 4, !dbg !738, !tbaa !735
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.129(ptr %h, ptr %fun), !dbg !738
  ret ptr %Hashtbl.traverse.prime, !dbg !738
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.152(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !739 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !740
  %f = load ptr, ptr %field, align 4, !dbg !740, !tbaa !741, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !740
  br i1 %is.constant, label %constant, label %object, !dbg !740

constant:                                         ; preds = %entry
  ret ptr null, !dbg !740

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !740, !tbaa !578, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !740
  %next = load ptr, ptr %field1, align 4, !dbg !740, !tbaa !490, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !740
  %0 = load ptr, ptr %field2, align 4, !dbg !740, !tbaa !486, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !740
  %1 = load i32, ptr %field3, align 4, !dbg !740, !tbaa !488, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !740, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %0, i32 %1, ptr %f), !dbg !740
  %raised = icmp ne ptr %call, null, !dbg !740
  br i1 %raised, label %uncaught, label %ok, !dbg !740, !prof !62

ok:                                               ; preds = %object
  %go = musttail call tailcc ptr @ml.go.152(ptr %next, ptr %closure), !dbg !740
  ret ptr %go, !dbg !740

uncaught:                                         ; preds = %object
  %exception = phi ptr [ %call, %object ]
  ret ptr %exception, !dbg !740
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.153(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !743 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !744
  %h = load ptr, ptr %field, align 4, !dbg !744, !tbaa !745, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !744
  %go = load ptr, ptr %field1, align 4, !dbg !744, !tbaa !747, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !744
  %0 = load ptr, ptr %field2, align 4, !dbg !744, !tbaa !334, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.12(ptr %go, ptr %0), !dbg !744
  ret ptr %Array.iter, !dbg !744
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter.154(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !749 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !750
  store ptr @ml.go.152, ptr %go, align 4, !dbg !750, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !750
  store ptr %f, ptr %field, align 4, !dbg !750, !tbaa !741
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !750
  store ptr @ml.fun.153, ptr %fun, align 4, !dbg !750, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !750
  store ptr %h, ptr %field1, align 4, !dbg !750, !tbaa !745
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !750
  store ptr %go, ptr %field2, align 4, !dbg !750, !tbaa !747
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.130(ptr %h, ptr %fun), !dbg !750
  ret ptr %Hashtbl.traverse.prime, !dbg !750
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.155(ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !751 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !752
  %f = load ptr, ptr %field, align 4, !dbg !752, !tbaa !753, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !752
  br i1 %is.constant, label %constant, label %object, !dbg !752

constant:                                         ; preds = %entry
  ret ptr null, !dbg !752

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !752, !tbaa !598, !nonnull !0, !dereferenceable !600, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !752
  %next = load ptr, ptr %field1, align 4, !dbg !752, !tbaa !508, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !752
  %0 = load ptr, ptr %field2, align 4, !dbg !752, !tbaa !506, !nonnull !0, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !752, !tbaa !25, !nonnull !0, !noundef !0
  call tailcc void %code(ptr %0, ptr %f), !dbg !752
  %go = musttail call tailcc ptr @ml.go.155(ptr %next, ptr %closure), !dbg !752
  ret ptr %go, !dbg !752
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.156(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !755 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !756
  %h = load ptr, ptr %field, align 4, !dbg !756, !tbaa !757, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !756
  %go = load ptr, ptr %field1, align 4, !dbg !756, !tbaa !759, !nonnull !0, !align !140, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !756
  %0 = load ptr, ptr %field2, align 4, !dbg !756, !tbaa !322, !nonnull !0, !align !141, !noundef !0
  %Array.iter = musttail call tailcc ptr @ml.Array.iter.13(ptr %go, ptr %0), !dbg !756
  ret ptr %Array.iter, !dbg !756
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.iter.157(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !761 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !762
  store ptr @ml.go.155, ptr %go, align 4, !dbg !762, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !762
  store ptr %f, ptr %field, align 4, !dbg !762, !tbaa !753
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !762
  store ptr @ml.fun.156, ptr %fun, align 4, !dbg !762, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !762
  store ptr %h, ptr %field1, align 4, !dbg !762, !tbaa !757
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !762
  store ptr %go, ptr %field2, align 4, !dbg !762, !tbaa !759
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.131(ptr %h, ptr %fun), !dbg !762
  ret ptr %Hashtbl.traverse.prime, !dbg !762
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.go.158(i32 noundef %acc, ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !763 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !764
  %f = load ptr, ptr %field, align 4, !dbg !764, !tbaa !765, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !764
  br i1 %is.constant, label %constant, label %object, !dbg !764

constant:                                         ; preds = %entry
  ret i32 %acc, !dbg !764

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !764, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !764
  %next = load ptr, ptr %field1, align 4, !dbg !764, !tbaa !440, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !764
  %0 = load ptr, ptr %field2, align 4, !dbg !764, !tbaa !436, !nonnull !0, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !764
  %1 = load i32, ptr %field3, align 4, !dbg !764, !tbaa !438, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !764, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc i32 %code(ptr %0, i32 %1, i32 %acc, ptr %f), !dbg !764
  %go = musttail call tailcc i32 @ml.go.158(i32 %call, ptr %next, ptr %closure), !dbg !764
  ret i32 %go, !dbg !764
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.fun.159(ptr noundef nonnull dereferenceable(16) %closure) unnamed_addr #0 !dbg !767 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 1, !dbg !768
  %h = load ptr, ptr %field, align 4, !dbg !768, !tbaa !673, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 2, !dbg !768
  %start = load i32, ptr %field1, align 4, !dbg !768, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 3, !dbg !768
  %go = load ptr, ptr %field2, align 4, !dbg !768, !tbaa !769, !nonnull !0, !align !140, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !768
  %0 = load ptr, ptr %field3, align 4, !dbg !768, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %Array.fold_left = musttail call tailcc { i32, ptr } @ml.Array.fold_left.16(ptr %go, i32 %start, ptr %0), !dbg !768
  ret { i32, ptr } %Array.fold_left, !dbg !768
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.fold(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h, i32 noundef %start) #0 !dbg !771 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !772
  store ptr @ml.go.158, ptr %go, align 4, !dbg !772, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !772
  store ptr %f, ptr %field, align 4, !dbg !772, !tbaa !765
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !772
  store ptr @ml.fun.159, ptr %fun, align 4, !dbg !772, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %fun, i32 0, i32 1, !dbg !772
  store ptr %h, ptr %field1, align 4, !dbg !772, !tbaa !673
  %field2 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %fun, i32 0, i32 2, !dbg !772
  store i32 %start, ptr %field2, align 4, !dbg !772, !tbaa !11
  %field3 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %fun, i32 0, i32 3, !dbg !772
  store ptr %go, ptr %field3, align 4, !dbg !772, !tbaa !769
  %Hashtbl.traverse.prime = musttail call tailcc { i32, ptr } @ml.Hashtbl.traverse.prime.123(ptr %h, ptr %fun), !dbg !772
  ret { i32, ptr } %Hashtbl.traverse.prime, !dbg !772
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.go.160(i32 noundef %acc, ptr noundef %bucket, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !773 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !774
  %f = load ptr, ptr %field, align 4, !dbg !774, !tbaa !775, !nonnull !0, !align !140, !noundef !0
  %is.constant = icmp eq ptr %bucket, null, !dbg !774
  br i1 %is.constant, label %constant, label %object, !dbg !774

constant:                                         ; preds = %entry
  ret i32 %acc, !dbg !774

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !774, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !774
  %next = load ptr, ptr %field1, align 4, !dbg !774, !tbaa !500, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !774
  %0 = load i32, ptr %field2, align 4, !dbg !774, !tbaa !496, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !774
  %1 = load i32, ptr %field3, align 4, !dbg !774, !tbaa !498, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !774, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc i32 %code(i32 %0, i32 %1, i32 %acc, ptr %f), !dbg !774
  %go = musttail call tailcc i32 @ml.go.160(i32 %call, ptr %next, ptr %closure), !dbg !774
  ret i32 %go, !dbg !774
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.fun.161(ptr noundef nonnull dereferenceable(16) %closure) unnamed_addr #0 !dbg !777 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 1, !dbg !778
  %h = load ptr, ptr %field, align 4, !dbg !778, !tbaa !685, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 2, !dbg !778
  %start = load i32, ptr %field1, align 4, !dbg !778, !tbaa !11, !noundef !0
  %field2 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %closure, i32 0, i32 3, !dbg !778
  %go = load ptr, ptr %field2, align 4, !dbg !778, !tbaa !779, !nonnull !0, !align !140, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !778
  %0 = load ptr, ptr %field3, align 4, !dbg !778, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %Array.fold_left = musttail call tailcc { i32, ptr } @ml.Array.fold_left.18(ptr %go, i32 %start, ptr %0), !dbg !778
  ret { i32, ptr } %Array.fold_left, !dbg !778
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.fold.162(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h, i32 noundef %start) #0 !dbg !781 {
entry:
  %go = call ptr @min_caml_allocate(i32 8), !dbg !782
  store ptr @ml.go.160, ptr %go, align 4, !dbg !782, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %go, i32 0, i32 1, !dbg !782
  store ptr %f, ptr %field, align 4, !dbg !782, !tbaa !775
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !782
  store ptr @ml.fun.161, ptr %fun, align 4, !dbg !782, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %fun, i32 0, i32 1, !dbg !782
  store ptr %h, ptr %field1, align 4, !dbg !782, !tbaa !685
  %field2 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %fun, i32 0, i32 2, !dbg !782
  store i32 %start, ptr %field2, align 4, !dbg !782, !tbaa !11
  %field3 = getelementptr inbounds nuw { ptr, ptr, i32, ptr }, ptr %fun, i32 0, i32 3, !dbg !782
  store ptr %go, ptr %field3, align 4, !dbg !782, !tbaa !779
  %Hashtbl.traverse.prime = musttail call tailcc { i32, ptr } @ml.Hashtbl.traverse.prime.124(ptr %h, ptr %fun), !dbg !782
  ret { i32, ptr } %Hashtbl.traverse.prime, !dbg !782
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.link(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %i, ptr noundef %before, ptr noundef %bucket) #0 !dbg !783 {
entry:
  %is.constant = icmp eq ptr %before, null, !dbg !784
  br i1 %is.constant, label %constant, label %object, !dbg !784

constant:                                         ; preds = %entry
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !784
  %0 = load ptr, ptr %field, align 4, !dbg !784, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !784
  %length = load i32, ptr %length.address, align 4, !dbg !784, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !784
  br i1 %outside, label %fail, label %ok, !dbg !784, !prof !62

fail:                                             ; preds = %constant
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.35.3, i32 %i, i32 %length), !dbg !784
  br label %uncaught, !dbg !784

ok:                                               ; preds = %constant
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %i, !dbg !784
  store ptr %bucket, ptr %element.address, align 4, !dbg !784, !tbaa !68
  ret ptr null, !dbg !784

object:                                           ; preds = %entry
  %b = load ptr, ptr %before, align 4, !dbg !784, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %b, i32 0, i32 3, !dbg !784
  store ptr %bucket, ptr %field2, align 4, !dbg !784, !tbaa !440
  ret ptr null, !dbg !784

uncaught:                                         ; preds = %fail
  %exception1 = phi ptr [ %exception, %fail ]
  ret ptr %exception1, !dbg !784
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.163(i32 noundef %i, ptr noundef %before, ptr noundef %bucket, ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !785 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !786
  br i1 %is.constant, label %constant, label %object, !dbg !786

constant:                                         ; preds = %entry
  %link = musttail call tailcc ptr @ml.link(ptr %h, i32 %i, ptr %before, ptr %bucket), !dbg !786
  ret ptr %link, !dbg !786

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !786, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !786
  %next = load ptr, ptr %field, align 4, !dbg !786, !tbaa !440, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !786
  %0 = load ptr, ptr %field1, align 4, !dbg !786, !tbaa !436, !nonnull !0, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !786
  %1 = load i32, ptr %field2, align 4, !dbg !786, !tbaa !438, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !786, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(ptr %0, i32 %1, ptr %f), !dbg !786
  %is.constant3 = icmp eq ptr %call, null, !dbg !786
  br i1 %is.constant3, label %constant4, label %object5, !dbg !786

constant4:                                        ; preds = %object
  %2 = load i32, ptr %h, align 4, !dbg !786, !tbaa !308, !noundef !0
  %sub = sub i32 %2, 1, !dbg !786
  store i32 %sub, ptr %h, align 4, !dbg !786, !tbaa !308
  %go = musttail call tailcc ptr @ml.go.163(i32 %i, ptr %before, ptr %next, ptr %f, ptr %h), !dbg !786
  ret ptr %go, !dbg !786

object5:                                          ; preds = %object
  %data = load i32, ptr %call, align 4, !dbg !786, !tbaa !787, !noundef !0
  %link6 = call tailcc ptr @ml.link(ptr %h, i32 %i, ptr %before, ptr %bucket), !dbg !786
  %raised = icmp ne ptr %link6, null, !dbg !786
  br i1 %raised, label %uncaught, label %ok, !dbg !786, !prof !62

ok:                                               ; preds = %object5
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !786
  store i32 %data, ptr %field7, align 4, !dbg !786, !tbaa !438
  %go8 = musttail call tailcc ptr @ml.go.163(i32 %i, ptr %bucket, ptr %next, ptr %f, ptr %h), !dbg !786
  ret ptr %go8, !dbg !786

uncaught:                                         ; preds = %object5
  %exception = phi ptr [ %link6, %object5 ]
  ret ptr %exception, !dbg !786
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.164(i32 noundef %i, ptr noundef %bucket, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !789 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !790
  %f = load ptr, ptr %field, align 4, !dbg !790, !tbaa !791, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !790
  %h = load ptr, ptr %field1, align 4, !dbg !790, !tbaa !673, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %go = musttail call tailcc ptr @ml.go.163(i32 %i, ptr null, ptr %bucket, ptr %f, ptr %h), !dbg !790
  ret ptr %go, !dbg !790
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.165(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !793 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !794
  %f = load ptr, ptr %field, align 4, !dbg !794, !tbaa !791, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !794
  %h = load ptr, ptr %field1, align 4, !dbg !794, !tbaa !673, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !794
  store ptr @ml.fun.164, ptr %fun, align 4, !dbg !794, !tbaa !25
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !794
  store ptr %f, ptr %field2, align 4, !dbg !794, !tbaa !791
  %field3 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !794
  store ptr %h, ptr %field3, align 4, !dbg !794, !tbaa !673
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !794
  %0 = load ptr, ptr %field4, align 4, !dbg !794, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %Array.iteri = musttail call tailcc ptr @ml.Array.iteri(ptr %fun, ptr %0), !dbg !794
  ret ptr %Array.iteri, !dbg !794
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.filter_map_inplace(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !795 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !796
  store ptr @ml.fun.165, ptr %fun, align 4, !dbg !796, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !796
  store ptr %f, ptr %field, align 4, !dbg !796, !tbaa !791
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !796
  store ptr %h, ptr %field1, align 4, !dbg !796, !tbaa !673
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime(ptr %h, ptr %fun), !dbg !796
  ret ptr %Hashtbl.traverse.prime, !dbg !796
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.link.166(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %i, ptr noundef %before, ptr noundef %bucket) #0 !dbg !797 {
entry:
  %is.constant = icmp eq ptr %before, null, !dbg !798
  br i1 %is.constant, label %constant, label %object, !dbg !798

constant:                                         ; preds = %entry
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !798
  %0 = load ptr, ptr %field, align 4, !dbg !798, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %0, i32 -4, !dbg !798
  %length = load i32, ptr %length.address, align 4, !dbg !798, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %i, %length, !dbg !798
  br i1 %outside, label %fail, label %ok, !dbg !798, !prof !62

fail:                                             ; preds = %constant
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.35.3, i32 %i, i32 %length), !dbg !798
  br label %uncaught, !dbg !798

ok:                                               ; preds = %constant
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %i, !dbg !798
  store ptr %bucket, ptr %element.address, align 4, !dbg !798, !tbaa !72
  ret ptr null, !dbg !798

object:                                           ; preds = %entry
  %b = load ptr, ptr %before, align 4, !dbg !798, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %b, i32 0, i32 3, !dbg !798
  store ptr %bucket, ptr %field2, align 4, !dbg !798, !tbaa !500
  ret ptr null, !dbg !798

uncaught:                                         ; preds = %fail
  %exception1 = phi ptr [ %exception, %fail ]
  ret ptr %exception1, !dbg !798
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.167(i32 noundef %i, ptr noundef %before, ptr noundef %bucket, ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !799 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !800
  br i1 %is.constant, label %constant, label %object, !dbg !800

constant:                                         ; preds = %entry
  %link = musttail call tailcc ptr @ml.link.166(ptr %h, i32 %i, ptr %before, ptr %bucket), !dbg !800
  ret ptr %link, !dbg !800

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !800, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !800
  %next = load ptr, ptr %field, align 4, !dbg !800, !tbaa !500, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !800
  %0 = load i32, ptr %field1, align 4, !dbg !800, !tbaa !496, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !800
  %1 = load i32, ptr %field2, align 4, !dbg !800, !tbaa !498, !noundef !0
  %code = load ptr, ptr %f, align 4, !dbg !800, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc ptr %code(i32 %0, i32 %1, ptr %f), !dbg !800
  %is.constant3 = icmp eq ptr %call, null, !dbg !800
  br i1 %is.constant3, label %constant4, label %object5, !dbg !800

constant4:                                        ; preds = %object
  %2 = load i32, ptr %h, align 4, !dbg !800, !tbaa !392, !noundef !0
  %sub = sub i32 %2, 1, !dbg !800
  store i32 %sub, ptr %h, align 4, !dbg !800, !tbaa !392
  %go = musttail call tailcc ptr @ml.go.167(i32 %i, ptr %before, ptr %next, ptr %f, ptr %h), !dbg !800
  ret ptr %go, !dbg !800

object5:                                          ; preds = %object
  %data = load i32, ptr %call, align 4, !dbg !800, !tbaa !787, !noundef !0
  %link6 = call tailcc ptr @ml.link.166(ptr %h, i32 %i, ptr %before, ptr %bucket), !dbg !800
  %raised = icmp ne ptr %link6, null, !dbg !800
  br i1 %raised, label %uncaught, label %ok, !dbg !800, !prof !62

ok:                                               ; preds = %object5
  %field7 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !800
  store i32 %data, ptr %field7, align 4, !dbg !800, !tbaa !498
  %go8 = musttail call tailcc ptr @ml.go.167(i32 %i, ptr %bucket, ptr %next, ptr %f, ptr %h), !dbg !800
  ret ptr %go8, !dbg !800

uncaught:                                         ; preds = %object5
  %exception = phi ptr [ %link6, %object5 ]
  ret ptr %exception, !dbg !800
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.168(i32 noundef %i, ptr noundef %bucket, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !801 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !802
  %f = load ptr, ptr %field, align 4, !dbg !802, !tbaa !803, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !802
  %h = load ptr, ptr %field1, align 4, !dbg !802, !tbaa !685, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %go = musttail call tailcc ptr @ml.go.167(i32 %i, ptr null, ptr %bucket, ptr %f, ptr %h), !dbg !802
  ret ptr %go, !dbg !802
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.169(ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !805 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !806
  %f = load ptr, ptr %field, align 4, !dbg !806, !tbaa !803, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !806
  %h = load ptr, ptr %field1, align 4, !dbg !806, !tbaa !685, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !806
  store ptr @ml.fun.168, ptr %fun, align 4, !dbg !806, !tbaa !25
  %field2 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !806
  store ptr %f, ptr %field2, align 4, !dbg !806, !tbaa !803
  %field3 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !806
  store ptr %h, ptr %field3, align 4, !dbg !806, !tbaa !685
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !806
  %0 = load ptr, ptr %field4, align 4, !dbg !806, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %Array.iteri = musttail call tailcc ptr @ml.Array.iteri.14(ptr %fun, ptr %0), !dbg !806
  ret ptr %Array.iteri, !dbg !806
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.filter_map_inplace.170(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !807 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !808
  store ptr @ml.fun.169, ptr %fun, align 4, !dbg !808, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !808
  store ptr %f, ptr %field, align 4, !dbg !808, !tbaa !803
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !808
  store ptr %h, ptr %field1, align 4, !dbg !808, !tbaa !685
  %Hashtbl.traverse.prime = musttail call tailcc ptr @ml.Hashtbl.traverse.prime.122(ptr %h, ptr %fun), !dbg !808
  ret ptr %Hashtbl.traverse.prime, !dbg !808
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.count.171(i32 noundef %n, ptr noundef %bucket) #0 !dbg !809 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !810
  br i1 %is.constant, label %constant, label %object, !dbg !810

constant:                                         ; preds = %entry
  ret i32 %n, !dbg !810

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !810, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %add = add i32 %n, 1, !dbg !810
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !810
  %0 = load ptr, ptr %field, align 4, !dbg !810, !tbaa !500, !noundef !0
  %count = musttail call tailcc i32 @ml.count.171(i32 %add, ptr %0), !dbg !810
  ret i32 %count, !dbg !810
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.fun.172(ptr noundef %bucket) #0 !dbg !811 {
entry:
  %count = musttail call tailcc i32 @ml.count.171(i32 0, ptr %bucket), !dbg !812
  ret i32 %count, !dbg !812
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.fun.173(i32 noundef %m, i32 noundef %n) #0 !dbg !813 {
entry:
  %cmp = icmp sge i32 %m, %n, !dbg !814
  br i1 %cmp, label %then, label %else, !dbg !814

then:                                             ; preds = %entry
  ret i32 %m, !dbg !814

else:                                             ; preds = %entry
  ret i32 %n, !dbg !814
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.174(i32 noundef %n, ptr noundef nonnull dereferenceable(8) %closure) unnamed_addr #0 !dbg !815 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !816
  %histogram = load ptr, ptr %field, align 4, !dbg !816, !tbaa !817, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %histogram, i32 -4, !dbg !816
  %length = load i32, ptr %length.address, align 4, !dbg !816, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %n, %length, !dbg !816
  br i1 %outside, label %fail, label %ok, !dbg !816, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.16.11, i32 %n, i32 %length), !dbg !816
  unreachable, !dbg !816

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw i32, ptr %histogram, i32 %n, !dbg !816
  %element = load i32, ptr %element.address, align 4, !dbg !816, !tbaa !76, !noundef !0
  %add = add i32 %element, 1, !dbg !816
  %length.address1 = getelementptr i8, ptr %histogram, i32 -4, !dbg !816
  %length2 = load i32, ptr %length.address1, align 4, !dbg !816, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside3 = icmp uge i32 %n, %length2, !dbg !816
  br i1 %outside3, label %fail4, label %ok5, !dbg !816, !prof !62

fail4:                                            ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.16.11, i32 %n, i32 %length2), !dbg !816
  unreachable, !dbg !816

ok5:                                              ; preds = %ok
  %element.address6 = getelementptr inbounds nuw i32, ptr %histogram, i32 %n, !dbg !816
  store i32 %add, ptr %element.address6, align 4, !dbg !816, !tbaa !76
  ret void, !dbg !816
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Hashtbl.stats(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !819 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !820
  %0 = load ptr, ptr %field, align 4, !dbg !820, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %lengths = call tailcc ptr @ml.Array.map(ptr @ml.fun.closure.253, ptr %0), !dbg !820
  %longest = call tailcc i32 @ml.Array.fold_left(ptr @ml.fun.closure.255, i32 0, ptr %lengths), !dbg !820
  %add = add i32 %longest, 1, !dbg !820
  %negative = icmp slt i32 %add, 0, !dbg !820
  br i1 %negative, label %fail, label %ok, !dbg !820, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_array_size(ptr @location.16.11, i32 %add), !dbg !820
  unreachable, !dbg !820

ok:                                               ; preds = %entry
  %histogram = call ptr @min_caml_create_array(i32 %add, i32 0), !dbg !820
  %fun = call ptr @min_caml_allocate(i32 8), !dbg !820
  store ptr @ml.fun.174, ptr %fun, align 4, !dbg !820, !tbaa !25
  %field1 = getelementptr inbounds nuw { ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !820
  store ptr %histogram, ptr %field1, align 4, !dbg !820, !tbaa !817
  call tailcc void @ml.Array.iter(ptr %fun, ptr %lengths), !dbg !820
  %1 = load i32, ptr %h, align 4, !dbg !820, !tbaa !392, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !820
  %2 = load ptr, ptr %field2, align 4, !dbg !820, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %2, i32 -4, !dbg !820
  %length = load i32, ptr %length.address, align 4, !dbg !820, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %object = call ptr @min_caml_allocate(i32 16), !dbg !820
  store i32 %1, ptr %object, align 4, !dbg !820, !tbaa !821
  %field3 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !820
  store i32 %length, ptr %field3, align 4, !dbg !820, !tbaa !823
  %field4 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !820
  store i32 %longest, ptr %field4, align 4, !dbg !820, !tbaa !825
  %field5 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %object, i32 0, i32 3, !dbg !820
  store ptr %histogram, ptr %field5, align 4, !dbg !820, !tbaa !827
  ret ptr %object, !dbg !820
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_cell.prime(i32 noundef %hash, ptr noundef nonnull %key, ptr noundef %bucket) #0 !dbg !829 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !830
  br i1 %is.constant, label %constant, label %object, !dbg !830

constant:                                         ; preds = %entry
  ret ptr null, !dbg !830

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !830, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !830, !tbaa !434, !noundef !0
  %cmp = icmp eq i32 %0, %hash, !dbg !830
  br i1 %cmp, label %then, label %join, !dbg !830

then:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !830
  %1 = load ptr, ptr %field, align 4, !dbg !830, !tbaa !436, !nonnull !0, !noundef !0
  %equal = call i32 @min_caml_String_equal(ptr %key, ptr %1), !dbg !830
  %bool = trunc nuw i32 %equal to i1, !dbg !830
  br label %join, !dbg !830

join:                                             ; preds = %then, %object
  %if = phi i1 [ %bool, %then ], [ false, %object ], !dbg !830
  br i1 %if, label %then1, label %else, !dbg !830

then1:                                            ; preds = %join
  ret ptr %bucket, !dbg !830

else:                                             ; preds = %join
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !830
  %2 = load ptr, ptr %field2, align 4, !dbg !830, !tbaa !440, !noundef !0
  %Hashtbl.find_cell.prime = musttail call tailcc ptr @ml.Hashtbl.find_cell.prime(i32 %hash, ptr %key, ptr %2), !dbg !830
  ret ptr %Hashtbl.find_cell.prime, !dbg !830
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_cell.prime.175(i32 noundef %hash, ptr noundef nonnull dereferenceable(8) %key, ptr noundef %bucket) #0 !dbg !831 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !832
  br i1 %is.constant, label %constant, label %object, !dbg !832

constant:                                         ; preds = %entry
  ret ptr null, !dbg !832

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !832, !tbaa !537, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !832, !tbaa !444, !noundef !0
  %cmp = icmp eq i32 %0, %hash, !dbg !832
  br i1 %cmp, label %then, label %join9, !dbg !832

then:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !832
  %right = load ptr, ptr %field, align 4, !dbg !832, !tbaa !446, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %left = load i32, ptr %key, align 4, !dbg !832, !tbaa !206, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, i32 }, ptr %key, i32 0, i32 1, !dbg !832
  %left2 = load i32, ptr %field1, align 4, !dbg !832, !tbaa !253, !noundef !0
  %right3 = load i32, ptr %right, align 4, !dbg !832, !tbaa !206, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, i32 }, ptr %right, i32 0, i32 1, !dbg !832
  %right5 = load i32, ptr %field4, align 4, !dbg !832, !tbaa !253, !noundef !0
  %cmp6 = icmp eq i32 %left, %right3, !dbg !832
  br i1 %cmp6, label %then7, label %join, !dbg !832

then7:                                            ; preds = %then
  %cmp8 = icmp eq i32 %left2, %right5, !dbg !832
  br label %join, !dbg !832

join:                                             ; preds = %then7, %then
  %if = phi i1 [ %cmp8, %then7 ], [ false, %then ], !dbg !832
  br label %join9, !dbg !832

join9:                                            ; preds = %join, %object
  %if10 = phi i1 [ %if, %join ], [ false, %object ], !dbg !832
  br i1 %if10, label %then11, label %else, !dbg !832

then11:                                           ; preds = %join9
  ret ptr %bucket, !dbg !832

else:                                             ; preds = %join9
  %field12 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !832
  %1 = load ptr, ptr %field12, align 4, !dbg !832, !tbaa !450, !noundef !0
  %Hashtbl.find_cell.prime = musttail call tailcc ptr @ml.Hashtbl.find_cell.prime.175(i32 %hash, ptr %key, ptr %1), !dbg !832
  ret ptr %Hashtbl.find_cell.prime, !dbg !832
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_cell.prime.176(i32 noundef %hash, ptr noundef %key, ptr noundef %bucket) #0 !dbg !833 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !834
  br i1 %is.constant, label %constant, label %object, !dbg !834

constant:                                         ; preds = %entry
  ret ptr null, !dbg !834

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !834, !tbaa !547, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !834, !tbaa !454, !noundef !0
  %cmp = icmp eq i32 %0, %hash, !dbg !834
  br i1 %cmp, label %then, label %join, !dbg !834

then:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !834
  %right = load ptr, ptr %field, align 4, !dbg !834, !tbaa !456, !noundef !0
  %order_all_token = call tailcc i32 @ml.order_all_token(ptr %key, ptr %right), !dbg !834
  %cmp1 = icmp eq i32 %order_all_token, 0, !dbg !834
  br label %join, !dbg !834

join:                                             ; preds = %then, %object
  %if = phi i1 [ %cmp1, %then ], [ false, %object ], !dbg !834
  br i1 %if, label %then2, label %else, !dbg !834

then2:                                            ; preds = %join
  ret ptr %bucket, !dbg !834

else:                                             ; preds = %join
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !834
  %1 = load ptr, ptr %field3, align 4, !dbg !834, !tbaa !460, !noundef !0
  %Hashtbl.find_cell.prime = musttail call tailcc ptr @ml.Hashtbl.find_cell.prime.176(i32 %hash, ptr %key, ptr %1), !dbg !834
  ret ptr %Hashtbl.find_cell.prime, !dbg !834
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_cell.prime.177(i32 noundef %hash, double noundef %key, ptr noundef %bucket) #0 !dbg !835 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !836
  br i1 %is.constant, label %constant, label %object, !dbg !836

constant:                                         ; preds = %entry
  ret ptr null, !dbg !836

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !836, !tbaa !557, !nonnull !0, !dereferenceable !559, !align !140, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !836, !tbaa !464, !noundef !0
  %cmp = icmp eq i32 %0, %hash, !dbg !836
  br i1 %cmp, label %then, label %join17, !dbg !836

then:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !836
  %right = load double, ptr %field, align 8, !dbg !836, !tbaa !466, !noundef !0
  %cmp1 = fcmp olt double %key, %right, !dbg !836
  br i1 %cmp1, label %join14, label %else, !dbg !836

else:                                             ; preds = %then
  %cmp2 = fcmp ogt double %key, %right, !dbg !836
  br i1 %cmp2, label %join12, label %else3, !dbg !836

else3:                                            ; preds = %else
  %cmp4 = fcmp oeq double %key, %right, !dbg !836
  br i1 %cmp4, label %join10, label %else5, !dbg !836

else5:                                            ; preds = %else3
  %cmp6 = fcmp oeq double %key, %key, !dbg !836
  br i1 %cmp6, label %join, label %else7, !dbg !836

else7:                                            ; preds = %else5
  %cmp8 = fcmp oeq double %right, %right, !dbg !836
  %if = select i1 %cmp8, i32 -1, i32 0, !dbg !836
  br label %join, !dbg !836

join:                                             ; preds = %else7, %else5
  %if9 = phi i32 [ 1, %else5 ], [ %if, %else7 ], !dbg !836
  br label %join10, !dbg !836

join10:                                           ; preds = %join, %else3
  %if11 = phi i32 [ 0, %else3 ], [ %if9, %join ], !dbg !836
  br label %join12, !dbg !836

join12:                                           ; preds = %join10, %else
  %if13 = phi i32 [ 1, %else ], [ %if11, %join10 ], !dbg !836
  br label %join14, !dbg !836

join14:                                           ; preds = %join12, %then
  %if15 = phi i32 [ -1, %then ], [ %if13, %join12 ], !dbg !836
  %cmp16 = icmp eq i32 %if15, 0, !dbg !836
  br label %join17, !dbg !836

join17:                                           ; preds = %join14, %object
  %if18 = phi i1 [ %cmp16, %join14 ], [ false, %object ], !dbg !836
  br i1 %if18, label %then19, label %else20, !dbg !836

then19:                                           ; preds = %join17
  ret ptr %bucket, !dbg !836

else20:                                           ; preds = %join17
  %field21 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !836
  %1 = load ptr, ptr %field21, align 4, !dbg !836, !tbaa !470, !noundef !0
  %Hashtbl.find_cell.prime = musttail call tailcc ptr @ml.Hashtbl.find_cell.prime.177(i32 %hash, double %key, ptr %1), !dbg !836
  ret ptr %Hashtbl.find_cell.prime, !dbg !836
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_cell.prime.178(i32 noundef %hash, ptr noundef %key, ptr noundef %bucket) #0 !dbg !837 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !838
  br i1 %is.constant, label %constant, label %object, !dbg !838

constant:                                         ; preds = %entry
  ret ptr null, !dbg !838

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !838, !tbaa !568, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !838, !tbaa !474, !noundef !0
  %cmp = icmp eq i32 %0, %hash, !dbg !838
  br i1 %cmp, label %then, label %join, !dbg !838

then:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !838
  %right = load ptr, ptr %field, align 4, !dbg !838, !tbaa !476, !noundef !0
  %equal_tree = call tailcc i1 @ml.equal_tree(ptr %key, ptr %right), !dbg !838
  br label %join, !dbg !838

join:                                             ; preds = %then, %object
  %if = phi i1 [ %equal_tree, %then ], [ false, %object ], !dbg !838
  br i1 %if, label %then1, label %else, !dbg !838

then1:                                            ; preds = %join
  ret ptr %bucket, !dbg !838

else:                                             ; preds = %join
  %field2 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !838
  %1 = load ptr, ptr %field2, align 4, !dbg !838, !tbaa !480, !noundef !0
  %Hashtbl.find_cell.prime = musttail call tailcc ptr @ml.Hashtbl.find_cell.prime.178(i32 %hash, ptr %key, ptr %1), !dbg !838
  ret ptr %Hashtbl.find_cell.prime, !dbg !838
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.order(i32 noundef %index, ptr noundef nonnull %left, ptr noundef nonnull %right) #0 !dbg !839 {
entry:
  %length.address = getelementptr i8, ptr %left, i32 -4, !dbg !840
  %length = load i32, ptr %length.address, align 4, !dbg !840, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %cmp = icmp slt i32 %index, %length, !dbg !840
  br i1 %cmp, label %then, label %else30, !dbg !840

then:                                             ; preds = %entry
  %length.address1 = getelementptr i8, ptr %left, i32 -4, !dbg !840
  %length2 = load i32, ptr %length.address1, align 4, !dbg !840, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %index, %length2, !dbg !840
  br i1 %outside, label %fail, label %ok, !dbg !840, !prof !62

fail:                                             ; preds = %then
  call void @min_caml_fail_bounds(ptr @location.24.22, i32 %index, i32 %length2), !dbg !840
  unreachable, !dbg !840

ok:                                               ; preds = %then
  %element.address = getelementptr inbounds nuw double, ptr %left, i32 %index, !dbg !840
  %left3 = load double, ptr %element.address, align 8, !dbg !840, !tbaa !224, !noundef !0
  %length.address4 = getelementptr i8, ptr %right, i32 -4, !dbg !840
  %length5 = load i32, ptr %length.address4, align 4, !dbg !840, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside6 = icmp uge i32 %index, %length5, !dbg !840
  br i1 %outside6, label %fail7, label %ok8, !dbg !840, !prof !62

fail7:                                            ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.24.22, i32 %index, i32 %length5), !dbg !840
  unreachable, !dbg !840

ok8:                                              ; preds = %ok
  %element.address9 = getelementptr inbounds nuw double, ptr %right, i32 %index, !dbg !840
  %right10 = load double, ptr %element.address9, align 8, !dbg !840, !tbaa !224, !noundef !0
  %cmp11 = fcmp olt double %left3, %right10, !dbg !840
  br i1 %cmp11, label %join24, label %else, !dbg !840

else:                                             ; preds = %ok8
  %cmp12 = fcmp ogt double %left3, %right10, !dbg !840
  br i1 %cmp12, label %join22, label %else13, !dbg !840

else13:                                           ; preds = %else
  %cmp14 = fcmp oeq double %left3, %right10, !dbg !840
  br i1 %cmp14, label %join20, label %else15, !dbg !840

else15:                                           ; preds = %else13
  %cmp16 = fcmp oeq double %left3, %left3, !dbg !840
  br i1 %cmp16, label %join, label %else17, !dbg !840

else17:                                           ; preds = %else15
  %cmp18 = fcmp oeq double %right10, %right10, !dbg !840
  %if = select i1 %cmp18, i32 -1, i32 0, !dbg !840
  br label %join, !dbg !840

join:                                             ; preds = %else17, %else15
  %if19 = phi i32 [ 1, %else15 ], [ %if, %else17 ], !dbg !840
  br label %join20, !dbg !840

join20:                                           ; preds = %join, %else13
  %if21 = phi i32 [ 0, %else13 ], [ %if19, %join ], !dbg !840
  br label %join22, !dbg !840

join22:                                           ; preds = %join20, %else
  %if23 = phi i32 [ 1, %else ], [ %if21, %join20 ], !dbg !840
  br label %join24, !dbg !840

join24:                                           ; preds = %join22, %ok8
  %order = phi i32 [ -1, %ok8 ], [ %if23, %join22 ], !dbg !840
  %cmp26 = icmp eq i32 %order, 0, !dbg !840
  br i1 %cmp26, label %then27, label %else29, !dbg !840

then27:                                           ; preds = %join24
  %add = add i32 %index, 1, !dbg !840
  %order28 = musttail call tailcc i32 @ml.order(i32 %add, ptr %left, ptr %right), !dbg !840
  ret i32 %order28, !dbg !840

else29:                                           ; preds = %join24
  ret i32 %order, !dbg !840

else30:                                           ; preds = %entry
  ret i32 0, !dbg !840
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_cell.prime.179(i32 noundef %hash, ptr noundef nonnull dereferenceable(8) %key, ptr noundef %bucket) #0 !dbg !841 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !842
  br i1 %is.constant, label %constant, label %object, !dbg !842

constant:                                         ; preds = %entry
  ret ptr null, !dbg !842

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !842, !tbaa !578, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !842, !tbaa !484, !noundef !0
  %cmp = icmp eq i32 %0, %hash, !dbg !842
  br i1 %cmp, label %then, label %join23, !dbg !842

then:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !842
  %right = load ptr, ptr %field, align 4, !dbg !842, !tbaa !486, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %left = load ptr, ptr %key, align 4, !dbg !842, !tbaa !267, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr }, ptr %key, i32 0, i32 1, !dbg !842
  %left2 = load ptr, ptr %field1, align 4, !dbg !842, !tbaa !269, !nonnull !0, !align !140, !noundef !0
  %right3 = load ptr, ptr %right, align 4, !dbg !842, !tbaa !267, !noundef !0
  %field4 = getelementptr inbounds nuw { ptr, ptr }, ptr %right, i32 0, i32 1, !dbg !842
  %right5 = load ptr, ptr %field4, align 4, !dbg !842, !tbaa !269, !nonnull !0, !align !140, !noundef !0
  %order = call tailcc i32 @ml.order_list(ptr %left, ptr %right3), !dbg !842
  %cmp6 = icmp eq i32 %order, 0, !dbg !842
  br i1 %cmp6, label %then7, label %join20, !dbg !842

then7:                                            ; preds = %then
  %length.address = getelementptr i8, ptr %left2, i32 -4, !dbg !842
  %left8 = load i32, ptr %length.address, align 4, !dbg !842, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %length.address9 = getelementptr i8, ptr %right5, i32 -4, !dbg !842
  %right10 = load i32, ptr %length.address9, align 4, !dbg !842, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %cmp11 = icmp slt i32 %left8, %right10, !dbg !842
  br i1 %cmp11, label %join, label %else, !dbg !842

else:                                             ; preds = %then7
  %cmp12 = icmp sgt i32 %left8, %right10, !dbg !842
  %if = select i1 %cmp12, i32 1, i32 0, !dbg !842
  br label %join, !dbg !842

join:                                             ; preds = %else, %then7
  %order14 = phi i32 [ -1, %then7 ], [ %if, %else ], !dbg !842
  %cmp15 = icmp eq i32 %order14, 0, !dbg !842
  br i1 %cmp15, label %then16, label %join18, !dbg !842

then16:                                           ; preds = %join
  %order17 = call tailcc i32 @ml.order(i32 0, ptr %left2, ptr %right5), !dbg !842
  br label %join18, !dbg !842

join18:                                           ; preds = %then16, %join
  %if19 = phi i32 [ %order17, %then16 ], [ %order14, %join ], !dbg !842
  br label %join20, !dbg !842

join20:                                           ; preds = %join18, %then
  %if21 = phi i32 [ %if19, %join18 ], [ %order, %then ], !dbg !842
  %cmp22 = icmp eq i32 %if21, 0, !dbg !842
  br label %join23, !dbg !842

join23:                                           ; preds = %join20, %object
  %if24 = phi i1 [ %cmp22, %join20 ], [ false, %object ], !dbg !842
  br i1 %if24, label %then25, label %else26, !dbg !842

then25:                                           ; preds = %join23
  ret ptr %bucket, !dbg !842

else26:                                           ; preds = %join23
  %field27 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !842
  %1 = load ptr, ptr %field27, align 4, !dbg !842, !tbaa !490, !noundef !0
  %Hashtbl.find_cell.prime = musttail call tailcc ptr @ml.Hashtbl.find_cell.prime.179(i32 %hash, ptr %key, ptr %1), !dbg !842
  ret ptr %Hashtbl.find_cell.prime, !dbg !842
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_cell.prime.180(i32 noundef %hash, i32 noundef %key, ptr noundef %bucket) #0 !dbg !843 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !844
  br i1 %is.constant, label %constant, label %object, !dbg !844

constant:                                         ; preds = %entry
  ret ptr null, !dbg !844

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !844, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !844, !tbaa !494, !noundef !0
  %cmp = icmp eq i32 %0, %hash, !dbg !844
  br i1 %cmp, label %then, label %join, !dbg !844

then:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !844
  %1 = load i32, ptr %field, align 4, !dbg !844, !tbaa !496, !noundef !0
  %cmp1 = icmp eq i32 %key, %1, !dbg !844
  br label %join, !dbg !844

join:                                             ; preds = %then, %object
  %if = phi i1 [ %cmp1, %then ], [ false, %object ], !dbg !844
  br i1 %if, label %then2, label %else, !dbg !844

then2:                                            ; preds = %join
  ret ptr %bucket, !dbg !844

else:                                             ; preds = %join
  %field3 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !844
  %2 = load ptr, ptr %field3, align 4, !dbg !844, !tbaa !500, !noundef !0
  %Hashtbl.find_cell.prime = musttail call tailcc ptr @ml.Hashtbl.find_cell.prime.180(i32 %hash, i32 %key, ptr %2), !dbg !844
  ret ptr %Hashtbl.find_cell.prime, !dbg !844
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.Hashtbl.cell.prime(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !845 {
entry:
  %hash = call tailcc i32 @ml.Hashtbl.hash.46(i32 %key), !dbg !846
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !846
  %0 = load ptr, ptr %field, align 4, !dbg !846, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !846
  %1 = load ptr, ptr %field1, align 4, !dbg !846, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !846
  %length = load i32, ptr %length.address, align 4, !dbg !846, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !846
  %land = and i32 %hash, %sub, !dbg !846
  %length.address2 = getelementptr i8, ptr %0, i32 -4, !dbg !846
  %length3 = load i32, ptr %length.address2, align 4, !dbg !846, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length3, !dbg !846
  br i1 %outside, label %fail, label %ok, !dbg !846, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.27.67, i32 %land, i32 %length3), !dbg !846
  br label %uncaught, !dbg !846

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !846
  %element = load ptr, ptr %element.address, align 4, !dbg !846, !tbaa !72, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime.180(i32 %hash, i32 %key, ptr %element), !dbg !846
  %2 = insertvalue { ptr, ptr } poison, ptr %Hashtbl.find_cell.prime, 0, !dbg !846
  %result = insertvalue { ptr, ptr } %2, ptr null, 1, !dbg !846
  ret { ptr, ptr } %result, !dbg !846

uncaught:                                         ; preds = %fail
  %exception4 = phi ptr [ %exception, %fail ]
  %result5 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception4, 1, !dbg !846
  ret { ptr, ptr } %result5, !dbg !846
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.Hashtbl.cell.prime.181(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key) #0 !dbg !847 {
entry:
  %Hashtbl.hash = call tailcc { i32, ptr } @ml.Hashtbl.hash(ptr %key), !dbg !848
  %exception = extractvalue { i32, ptr } %Hashtbl.hash, 1, !dbg !848
  %raised = icmp ne ptr %exception, null, !dbg !848
  br i1 %raised, label %uncaught, label %ok, !dbg !848, !prof !62

ok:                                               ; preds = %entry
  %hash = extractvalue { i32, ptr } %Hashtbl.hash, 0, !dbg !848
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !848
  %0 = load ptr, ptr %field, align 4, !dbg !848, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !848
  %1 = load ptr, ptr %field3, align 4, !dbg !848, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !848
  %length = load i32, ptr %length.address, align 4, !dbg !848, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !848
  %land = and i32 %hash, %sub, !dbg !848
  %length.address4 = getelementptr i8, ptr %0, i32 -4, !dbg !848
  %length5 = load i32, ptr %length.address4, align 4, !dbg !848, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length5, !dbg !848
  br i1 %outside, label %fail, label %ok6, !dbg !848, !prof !62

fail:                                             ; preds = %ok
  %exception7 = call ptr @min_caml_Exception_bounds(ptr @location.27.67, i32 %land, i32 %length5), !dbg !848
  br label %uncaught, !dbg !848

ok6:                                              ; preds = %ok
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !848
  %element = load ptr, ptr %element.address, align 4, !dbg !848, !tbaa !68, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime(i32 %hash, ptr %key, ptr %element), !dbg !848
  %2 = insertvalue { ptr, ptr } poison, ptr %Hashtbl.find_cell.prime, 0, !dbg !848
  %result = insertvalue { ptr, ptr } %2, ptr null, 1, !dbg !848
  ret { ptr, ptr } %result, !dbg !848

uncaught:                                         ; preds = %fail, %entry
  %exception1 = phi ptr [ %exception, %entry ], [ %exception7, %fail ]
  %result8 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception1, 1, !dbg !848
  ret { ptr, ptr } %result8, !dbg !848
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.find(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key) #0 !dbg !849 {
entry:
  %Hashtbl.cell.prime = call tailcc { ptr, ptr } @ml.Hashtbl.cell.prime.181(ptr %h, ptr %key), !dbg !850
  %exception = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 1, !dbg !850
  %raised = icmp ne ptr %exception, null, !dbg !850
  br i1 %raised, label %uncaught, label %ok, !dbg !850, !prof !62

ok:                                               ; preds = %entry
  %Hashtbl.cell.prime2 = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 0, !dbg !850
  %is.constant = icmp eq ptr %Hashtbl.cell.prime2, null, !dbg !850
  br i1 %is.constant, label %constant, label %object, !dbg !850

constant:                                         ; preds = %ok
  br label %uncaught, !dbg !850

object:                                           ; preds = %ok
  %c = load ptr, ptr %Hashtbl.cell.prime2, align 4, !dbg !850, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !850
  %0 = load i32, ptr %field, align 4, !dbg !850, !tbaa !438, !noundef !0
  %1 = insertvalue { i32, ptr } poison, i32 %0, 0, !dbg !850
  %result = insertvalue { i32, ptr } %1, ptr null, 1, !dbg !850
  ret { i32, ptr } %result, !dbg !850

uncaught:                                         ; preds = %constant, %entry
  %exception1 = phi ptr [ %exception, %entry ], [ @exception.Not_found, %constant ]
  %result3 = insertvalue { i32, ptr } zeroinitializer, ptr %exception1, 1, !dbg !850
  ret { i32, ptr } %result3, !dbg !850
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Hashtbl.find.182(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !851 {
entry:
  %Hashtbl.cell.prime = call tailcc { ptr, ptr } @ml.Hashtbl.cell.prime(ptr %h, i32 %key), !dbg !852
  %exception = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 1, !dbg !852
  %raised = icmp ne ptr %exception, null, !dbg !852
  br i1 %raised, label %uncaught, label %ok, !dbg !852, !prof !62

ok:                                               ; preds = %entry
  %Hashtbl.cell.prime2 = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 0, !dbg !852
  %is.constant = icmp eq ptr %Hashtbl.cell.prime2, null, !dbg !852
  br i1 %is.constant, label %constant, label %object, !dbg !852

constant:                                         ; preds = %ok
  br label %uncaught, !dbg !852

object:                                           ; preds = %ok
  %c = load ptr, ptr %Hashtbl.cell.prime2, align 4, !dbg !852, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !852
  %0 = load i32, ptr %field, align 4, !dbg !852, !tbaa !498, !noundef !0
  %1 = insertvalue { i32, ptr } poison, i32 %0, 0, !dbg !852
  %result = insertvalue { i32, ptr } %1, ptr null, 1, !dbg !852
  ret { i32, ptr } %result, !dbg !852

uncaught:                                         ; preds = %constant, %entry
  %exception1 = phi ptr [ %exception, %entry ], [ @exception.Not_found.256, %constant ]
  %result3 = insertvalue { i32, ptr } zeroinitializer, ptr %exception1, 1, !dbg !852
  ret { i32, ptr } %result3, !dbg !852
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_opt(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !853 {
entry:
  %Hashtbl.cell.prime = call tailcc { ptr, ptr } @ml.Hashtbl.cell.prime(ptr %h, i32 %key), !dbg !854
  %exception = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 1, !dbg !854
  %raised = icmp ne ptr %exception, null, !dbg !854
  br i1 %raised, label %uncaught, label %ok, !dbg !854, !prof !62

ok:                                               ; preds = %entry
  %Hashtbl.cell.prime2 = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 0, !dbg !854
  %is.constant = icmp eq ptr %Hashtbl.cell.prime2, null, !dbg !854
  br i1 %is.constant, label %constant, label %object, !dbg !854

constant:                                         ; preds = %ok
  ret ptr null, !dbg !854

object:                                           ; preds = %ok
  %c = load ptr, ptr %Hashtbl.cell.prime2, align 4, !dbg !854, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !854
  %0 = load i32, ptr %field, align 4, !dbg !854, !tbaa !498, !noundef !0
  %object3 = call ptr @min_caml_allocate(i32 8), !dbg !854
  store i32 %0, ptr %object3, align 4, !dbg !854, !tbaa !787
  ret ptr %object3, !dbg !854

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception1, ptr @ml.exceptions), !dbg !854
  unreachable, !dbg !854
}

; Function Attrs: nounwind
define internal tailcc noundef i1 @ml.Hashtbl.mem(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !855 {
entry:
  %Hashtbl.cell.prime = call tailcc { ptr, ptr } @ml.Hashtbl.cell.prime(ptr %h, i32 %key), !dbg !856
  %exception = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 1, !dbg !856
  %raised = icmp ne ptr %exception, null, !dbg !856
  br i1 %raised, label %uncaught, label %ok, !dbg !856, !prof !62

ok:                                               ; preds = %entry
  %Hashtbl.cell.prime2 = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 0, !dbg !856
  %is.constant = icmp eq ptr %Hashtbl.cell.prime2, null, !dbg !856
  br i1 %is.constant, label %constant, label %object, !dbg !856

constant:                                         ; preds = %ok
  ret i1 false, !dbg !856

object:                                           ; preds = %ok
  ret i1 true, !dbg !856

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception1, ptr @ml.exceptions), !dbg !856
  unreachable, !dbg !856
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.183(ptr noundef %cell, ptr noundef %found, i32 noundef %key) #0 !dbg !857 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !858
  br i1 %is.constant, label %constant, label %object, !dbg !858

constant:                                         ; preds = %entry
  %List.rev = musttail call tailcc ptr @ml.List.rev(ptr %found), !dbg !858
  ret ptr %List.rev, !dbg !858

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !858, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !858, !tbaa !494, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !858
  %1 = load ptr, ptr %field, align 4, !dbg !858, !tbaa !500, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime.180(i32 %0, i32 %key, ptr %1), !dbg !858
  %field1 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !858
  %2 = load i32, ptr %field1, align 4, !dbg !858, !tbaa !498, !noundef !0
  %object2 = call ptr @min_caml_allocate(i32 8), !dbg !858
  store i32 %2, ptr %object2, align 4, !dbg !858, !tbaa !39
  %field3 = getelementptr inbounds nuw { i32, ptr }, ptr %object2, i32 0, i32 1, !dbg !858
  store ptr %found, ptr %field3, align 4, !dbg !858, !tbaa !41
  %go = musttail call tailcc ptr @ml.go.183(ptr %Hashtbl.find_cell.prime, ptr %object2, i32 %key), !dbg !858
  ret ptr %go, !dbg !858
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Hashtbl.find_all(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !859 {
entry:
  %Hashtbl.cell.prime = call tailcc { ptr, ptr } @ml.Hashtbl.cell.prime(ptr %h, i32 %key), !dbg !860
  %exception = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 1, !dbg !860
  %raised = icmp ne ptr %exception, null, !dbg !860
  br i1 %raised, label %uncaught, label %ok, !dbg !860, !prof !62

ok:                                               ; preds = %entry
  %Hashtbl.cell.prime2 = extractvalue { ptr, ptr } %Hashtbl.cell.prime, 0, !dbg !860
  %go = musttail call tailcc ptr @ml.go.183(ptr %Hashtbl.cell.prime2, ptr null, i32 %key), !dbg !860
  ret ptr %go, !dbg !860

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception1, ptr @ml.exceptions), !dbg !860
  unreachable, !dbg !860
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.add(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %data) #0 !dbg !861 {
entry:
  %Hashtbl.hash = call tailcc i32 @ml.Hashtbl.hash.52(), !dbg !862
  musttail call tailcc void @ml.Hashtbl.add_cell.prime.119(ptr %h, i32 %Hashtbl.hash, ptr %data), !dbg !862
  ret void, !dbg !862
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.add.184(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key, i32 noundef %data) #0 !dbg !863 {
entry:
  %Hashtbl.hash = call tailcc i32 @ml.Hashtbl.hash.46(i32 %key), !dbg !864
  %Hashtbl.add_cell.prime = musttail call tailcc ptr @ml.Hashtbl.add_cell.prime.118(ptr %h, i32 %Hashtbl.hash, i32 %key, i32 %data), !dbg !864
  ret ptr %Hashtbl.add_cell.prime, !dbg !864
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.replace(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key, i32 noundef %data) #0 !dbg !865 {
entry:
  %Hashtbl.hash = call tailcc { i32, ptr } @ml.Hashtbl.hash(ptr %key), !dbg !866
  %exception = extractvalue { i32, ptr } %Hashtbl.hash, 1, !dbg !866
  %raised = icmp ne ptr %exception, null, !dbg !866
  br i1 %raised, label %uncaught, label %ok, !dbg !866, !prof !62

ok:                                               ; preds = %entry
  %hash = extractvalue { i32, ptr } %Hashtbl.hash, 0, !dbg !866
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !866
  %0 = load ptr, ptr %field, align 4, !dbg !866, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !866
  %1 = load ptr, ptr %field3, align 4, !dbg !866, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !866
  %length = load i32, ptr %length.address, align 4, !dbg !866, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !866
  %land = and i32 %hash, %sub, !dbg !866
  %length.address4 = getelementptr i8, ptr %0, i32 -4, !dbg !866
  %length5 = load i32, ptr %length.address4, align 4, !dbg !866, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length5, !dbg !866
  br i1 %outside, label %fail, label %ok6, !dbg !866, !prof !62

fail:                                             ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.24.22, i32 %land, i32 %length5), !dbg !866
  unreachable, !dbg !866

ok6:                                              ; preds = %ok
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !866
  %bucket = load ptr, ptr %element.address, align 4, !dbg !866, !tbaa !68, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime(i32 %hash, ptr %key, ptr %bucket), !dbg !866
  %is.constant = icmp eq ptr %Hashtbl.find_cell.prime, null, !dbg !866
  br i1 %is.constant, label %constant, label %object, !dbg !866

constant:                                         ; preds = %ok6
  musttail call tailcc void @ml.Hashtbl.add_cell.prime.112(ptr %h, i32 %hash, ptr %key, i32 %data), !dbg !866
  ret void, !dbg !866

object:                                           ; preds = %ok6
  %c = load ptr, ptr %Hashtbl.find_cell.prime, align 4, !dbg !866, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field7 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !866
  store ptr %key, ptr %field7, align 4, !dbg !866, !tbaa !436
  %field8 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !866
  store i32 %data, ptr %field8, align 4, !dbg !866, !tbaa !438
  ret void, !dbg !866

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception1, ptr @ml.exceptions), !dbg !866
  unreachable, !dbg !866
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.replace.185(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull dereferenceable(8) %key, i32 noundef %data) #0 !dbg !867 {
entry:
  %hash = call tailcc i32 @ml.Hashtbl.hash.47(ptr %key), !dbg !868
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !868
  %0 = load ptr, ptr %field, align 4, !dbg !868, !tbaa !382, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !868
  %1 = load ptr, ptr %field1, align 4, !dbg !868, !tbaa !382, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !868
  %length = load i32, ptr %length.address, align 4, !dbg !868, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !868
  %land = and i32 %hash, %sub, !dbg !868
  %length.address2 = getelementptr i8, ptr %0, i32 -4, !dbg !868
  %length3 = load i32, ptr %length.address2, align 4, !dbg !868, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length3, !dbg !868
  br i1 %outside, label %fail, label %ok, !dbg !868, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.24.22, i32 %land, i32 %length3), !dbg !868
  unreachable, !dbg !868

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !868
  %bucket = load ptr, ptr %element.address, align 4, !dbg !868, !tbaa !88, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime.175(i32 %hash, ptr %key, ptr %bucket), !dbg !868
  %is.constant = icmp eq ptr %Hashtbl.find_cell.prime, null, !dbg !868
  br i1 %is.constant, label %constant, label %object, !dbg !868

constant:                                         ; preds = %ok
  musttail call tailcc void @ml.Hashtbl.add_cell.prime.113(ptr %h, i32 %hash, ptr %key, i32 %data), !dbg !868
  ret void, !dbg !868

object:                                           ; preds = %ok
  %c = load ptr, ptr %Hashtbl.find_cell.prime, align 4, !dbg !868, !tbaa !537, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !868
  store ptr %key, ptr %field4, align 4, !dbg !868, !tbaa !446
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !868
  store i32 %data, ptr %field5, align 4, !dbg !868, !tbaa !448
  ret void, !dbg !868
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.replace.186(ptr noundef nonnull dereferenceable(16) %h, ptr noundef %key, i32 noundef %data) #0 !dbg !869 {
entry:
  %Hashtbl.hash = call tailcc { i32, ptr } @ml.Hashtbl.hash.48(ptr %key), !dbg !870
  %exception = extractvalue { i32, ptr } %Hashtbl.hash, 1, !dbg !870
  %raised = icmp ne ptr %exception, null, !dbg !870
  br i1 %raised, label %uncaught, label %ok, !dbg !870, !prof !62

ok:                                               ; preds = %entry
  %hash = extractvalue { i32, ptr } %Hashtbl.hash, 0, !dbg !870
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !870
  %0 = load ptr, ptr %field, align 4, !dbg !870, !tbaa !370, !nonnull !0, !align !141, !noundef !0
  %field3 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !870
  %1 = load ptr, ptr %field3, align 4, !dbg !870, !tbaa !370, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !870
  %length = load i32, ptr %length.address, align 4, !dbg !870, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !870
  %land = and i32 %hash, %sub, !dbg !870
  %length.address4 = getelementptr i8, ptr %0, i32 -4, !dbg !870
  %length5 = load i32, ptr %length.address4, align 4, !dbg !870, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length5, !dbg !870
  br i1 %outside, label %fail, label %ok6, !dbg !870, !prof !62

fail:                                             ; preds = %ok
  %exception7 = call ptr @min_caml_Exception_bounds(ptr @location.24.22, i32 %land, i32 %length5), !dbg !870
  br label %uncaught, !dbg !870

ok6:                                              ; preds = %ok
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !870
  %bucket = load ptr, ptr %element.address, align 4, !dbg !870, !tbaa !92, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime.176(i32 %hash, ptr %key, ptr %bucket), !dbg !870
  %is.constant = icmp eq ptr %Hashtbl.find_cell.prime, null, !dbg !870
  br i1 %is.constant, label %constant, label %object, !dbg !870

constant:                                         ; preds = %ok6
  %Hashtbl.add_cell.prime = musttail call tailcc ptr @ml.Hashtbl.add_cell.prime.114(ptr %h, i32 %hash, ptr %key, i32 %data), !dbg !870
  ret ptr %Hashtbl.add_cell.prime, !dbg !870

object:                                           ; preds = %ok6
  %c = load ptr, ptr %Hashtbl.find_cell.prime, align 4, !dbg !870, !tbaa !547, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field8 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !870
  store ptr %key, ptr %field8, align 4, !dbg !870, !tbaa !456
  %field9 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !870
  store i32 %data, ptr %field9, align 4, !dbg !870, !tbaa !458
  ret ptr null, !dbg !870

uncaught:                                         ; preds = %fail, %entry
  %exception1 = phi ptr [ %exception, %entry ], [ %exception7, %fail ]
  ret ptr %exception1, !dbg !870
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.replace.187(ptr noundef nonnull dereferenceable(16) %h, double noundef %key, i32 noundef %data) #0 !dbg !871 {
entry:
  %hash = call tailcc i32 @ml.Hashtbl.hash.49(double %key), !dbg !872
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !872
  %0 = load ptr, ptr %field, align 4, !dbg !872, !tbaa !358, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !872
  %1 = load ptr, ptr %field1, align 4, !dbg !872, !tbaa !358, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !872
  %length = load i32, ptr %length.address, align 4, !dbg !872, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !872
  %land = and i32 %hash, %sub, !dbg !872
  %length.address2 = getelementptr i8, ptr %0, i32 -4, !dbg !872
  %length3 = load i32, ptr %length.address2, align 4, !dbg !872, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length3, !dbg !872
  br i1 %outside, label %fail, label %ok, !dbg !872, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.24.22, i32 %land, i32 %length3), !dbg !872
  unreachable, !dbg !872

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !872
  %bucket = load ptr, ptr %element.address, align 4, !dbg !872, !tbaa !96, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime.177(i32 %hash, double %key, ptr %bucket), !dbg !872
  %is.constant = icmp eq ptr %Hashtbl.find_cell.prime, null, !dbg !872
  br i1 %is.constant, label %constant, label %object, !dbg !872

constant:                                         ; preds = %ok
  musttail call tailcc void @ml.Hashtbl.add_cell.prime.115(ptr %h, i32 %hash, double %key, i32 %data), !dbg !872
  ret void, !dbg !872

object:                                           ; preds = %ok
  %c = load ptr, ptr %Hashtbl.find_cell.prime, align 4, !dbg !872, !tbaa !557, !nonnull !0, !dereferenceable !559, !align !140, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !872
  store double %key, ptr %field4, align 8, !dbg !872, !tbaa !466
  %field5 = getelementptr inbounds nuw { i32, double, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !872
  store i32 %data, ptr %field5, align 4, !dbg !872, !tbaa !468
  ret void, !dbg !872
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.replace.188(ptr noundef nonnull dereferenceable(16) %h, ptr noundef %key, ptr noundef nonnull %data) #0 !dbg !873 {
entry:
  %hash = call tailcc i32 @ml.Hashtbl.hash.50(ptr %key), !dbg !874
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !874
  %0 = load ptr, ptr %field, align 4, !dbg !874, !tbaa !346, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !874
  %1 = load ptr, ptr %field1, align 4, !dbg !874, !tbaa !346, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !874
  %length = load i32, ptr %length.address, align 4, !dbg !874, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !874
  %land = and i32 %hash, %sub, !dbg !874
  %length.address2 = getelementptr i8, ptr %0, i32 -4, !dbg !874
  %length3 = load i32, ptr %length.address2, align 4, !dbg !874, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length3, !dbg !874
  br i1 %outside, label %fail, label %ok, !dbg !874, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.24.22, i32 %land, i32 %length3), !dbg !874
  unreachable, !dbg !874

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !874
  %bucket = load ptr, ptr %element.address, align 4, !dbg !874, !tbaa !100, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime.178(i32 %hash, ptr %key, ptr %bucket), !dbg !874
  %is.constant = icmp eq ptr %Hashtbl.find_cell.prime, null, !dbg !874
  br i1 %is.constant, label %constant, label %object, !dbg !874

constant:                                         ; preds = %ok
  musttail call tailcc void @ml.Hashtbl.add_cell.prime.116(ptr %h, i32 %hash, ptr %key, ptr %data), !dbg !874
  ret void, !dbg !874

object:                                           ; preds = %ok
  %c = load ptr, ptr %Hashtbl.find_cell.prime, align 4, !dbg !874, !tbaa !568, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !874
  store ptr %key, ptr %field4, align 4, !dbg !874, !tbaa !476
  %field5 = getelementptr inbounds nuw { i32, ptr, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !874
  store ptr %data, ptr %field5, align 4, !dbg !874, !tbaa !478
  ret void, !dbg !874
}

; Function Attrs: nounwind
define internal tailcc void @ml.Hashtbl.replace.189(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull dereferenceable(8) %key, i32 noundef %data) #0 !dbg !875 {
entry:
  %hash = call tailcc i32 @ml.Hashtbl.hash.51(ptr %key), !dbg !876
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !876
  %0 = load ptr, ptr %field, align 4, !dbg !876, !tbaa !334, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !876
  %1 = load ptr, ptr %field1, align 4, !dbg !876, !tbaa !334, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !876
  %length = load i32, ptr %length.address, align 4, !dbg !876, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !876
  %land = and i32 %hash, %sub, !dbg !876
  %length.address2 = getelementptr i8, ptr %0, i32 -4, !dbg !876
  %length3 = load i32, ptr %length.address2, align 4, !dbg !876, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length3, !dbg !876
  br i1 %outside, label %fail, label %ok, !dbg !876, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.24.22, i32 %land, i32 %length3), !dbg !876
  unreachable, !dbg !876

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !876
  %bucket = load ptr, ptr %element.address, align 4, !dbg !876, !tbaa !104, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime.179(i32 %hash, ptr %key, ptr %bucket), !dbg !876
  %is.constant = icmp eq ptr %Hashtbl.find_cell.prime, null, !dbg !876
  br i1 %is.constant, label %constant, label %object, !dbg !876

constant:                                         ; preds = %ok
  musttail call tailcc void @ml.Hashtbl.add_cell.prime.117(ptr %h, i32 %hash, ptr %key, i32 %data), !dbg !876
  ret void, !dbg !876

object:                                           ; preds = %ok
  %c = load ptr, ptr %Hashtbl.find_cell.prime, align 4, !dbg !876, !tbaa !578, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field4 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !876
  store ptr %key, ptr %field4, align 4, !dbg !876, !tbaa !486
  %field5 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !876
  store i32 %data, ptr %field5, align 4, !dbg !876, !tbaa !488
  ret void, !dbg !876
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.replace.190(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key, i32 noundef %data) #0 !dbg !877 {
entry:
  %hash = call tailcc i32 @ml.Hashtbl.hash.46(i32 %key), !dbg !878
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !878
  %0 = load ptr, ptr %field, align 4, !dbg !878, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !878
  %1 = load ptr, ptr %field1, align 4, !dbg !878, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !878
  %length = load i32, ptr %length.address, align 4, !dbg !878, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !878
  %land = and i32 %hash, %sub, !dbg !878
  %length.address2 = getelementptr i8, ptr %0, i32 -4, !dbg !878
  %length3 = load i32, ptr %length.address2, align 4, !dbg !878, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length3, !dbg !878
  br i1 %outside, label %fail, label %ok, !dbg !878, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.24.22, i32 %land, i32 %length3), !dbg !878
  br label %uncaught, !dbg !878

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !878
  %bucket = load ptr, ptr %element.address, align 4, !dbg !878, !tbaa !72, !noundef !0
  %Hashtbl.find_cell.prime = call tailcc ptr @ml.Hashtbl.find_cell.prime.180(i32 %hash, i32 %key, ptr %bucket), !dbg !878
  %is.constant = icmp eq ptr %Hashtbl.find_cell.prime, null, !dbg !878
  br i1 %is.constant, label %constant, label %object, !dbg !878

constant:                                         ; preds = %ok
  %Hashtbl.add_cell.prime = musttail call tailcc ptr @ml.Hashtbl.add_cell.prime.118(ptr %h, i32 %hash, i32 %key, i32 %data), !dbg !878
  ret ptr %Hashtbl.add_cell.prime, !dbg !878

object:                                           ; preds = %ok
  %c = load ptr, ptr %Hashtbl.find_cell.prime, align 4, !dbg !878, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field5 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !878
  store i32 %key, ptr %field5, align 4, !dbg !878, !tbaa !496
  %field6 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !878
  store i32 %data, ptr %field6, align 4, !dbg !878, !tbaa !498
  ret ptr null, !dbg !878

uncaught:                                         ; preds = %fail
  %exception4 = phi ptr [ %exception, %fail ]
  ret ptr %exception4, !dbg !878
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.go.191(ptr noundef %before, ptr noundef %bucket, ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key, i32 noundef %hash) #0 !dbg !879 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !880
  br i1 %is.constant, label %constant, label %object, !dbg !880

constant:                                         ; preds = %entry
  ret ptr null, !dbg !880

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !880, !tbaa !588, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %0 = load i32, ptr %c, align 4, !dbg !880, !tbaa !494, !noundef !0
  %cmp = icmp eq i32 %0, %hash, !dbg !880
  br i1 %cmp, label %then, label %join, !dbg !880

then:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !880
  %1 = load i32, ptr %field, align 4, !dbg !880, !tbaa !496, !noundef !0
  %cmp1 = icmp eq i32 %key, %1, !dbg !880
  br label %join, !dbg !880

join:                                             ; preds = %then, %object
  %if = phi i1 [ %cmp1, %then ], [ false, %object ], !dbg !880
  br i1 %if, label %then2, label %else, !dbg !880

then2:                                            ; preds = %join
  %Hashtbl.remove_cell.prime = musttail call tailcc ptr @ml.Hashtbl.remove_cell.prime.121(ptr %h, ptr %c, ptr %before), !dbg !880
  ret ptr %Hashtbl.remove_cell.prime, !dbg !880

else:                                             ; preds = %join
  %field3 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !880
  %2 = load ptr, ptr %field3, align 4, !dbg !880, !tbaa !500, !noundef !0
  %go = musttail call tailcc ptr @ml.go.191(ptr %bucket, ptr %2, ptr %h, i32 %key, i32 %hash), !dbg !880
  ret ptr %go, !dbg !880
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Hashtbl.remove(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !881 {
entry:
  %hash = call tailcc i32 @ml.Hashtbl.hash.46(i32 %key), !dbg !882
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !882
  %0 = load ptr, ptr %field, align 4, !dbg !882, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !882
  %1 = load ptr, ptr %field1, align 4, !dbg !882, !tbaa !394, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %1, i32 -4, !dbg !882
  %length = load i32, ptr %length.address, align 4, !dbg !882, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !882
  %land = and i32 %hash, %sub, !dbg !882
  %length.address2 = getelementptr i8, ptr %0, i32 -4, !dbg !882
  %length3 = load i32, ptr %length.address2, align 4, !dbg !882, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length3, !dbg !882
  br i1 %outside, label %fail, label %ok, !dbg !882, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.29.3, i32 %land, i32 %length3), !dbg !882
  br label %uncaught, !dbg !882

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %0, i32 %land, !dbg !882
  %element = load ptr, ptr %element.address, align 4, !dbg !882, !tbaa !72, !noundef !0
  %go = musttail call tailcc ptr @ml.go.191(ptr null, ptr %element, ptr %h, i32 %key, i32 %hash), !dbg !882
  ret ptr %go, !dbg !882

uncaught:                                         ; preds = %fail
  %exception4 = phi ptr [ %exception, %fail ]
  ret ptr %exception4, !dbg !882
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.192(ptr noundef nonnull %k, i32 noundef %v, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !883 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !884
  %key = load ptr, ptr %field, align 4, !dbg !884, !tbaa !885, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !884
  %value = load ptr, ptr %field1, align 4, !dbg !884, !tbaa !887, !nonnull !0, !align !140, !noundef !0
  %code = load ptr, ptr %key, align 4, !dbg !889, !tbaa !25, !nonnull !0, !noundef !0
  %argument = call tailcc ptr %code(ptr %k, ptr %key), !dbg !889
  %code2 = load ptr, ptr %value, align 4, !dbg !890, !tbaa !25, !nonnull !0, !noundef !0
  %argument3 = call tailcc ptr %code2(i32 %v, ptr %value), !dbg !890
  call void @min_caml_String_print(ptr %argument), !dbg !891
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !891
  call void @min_caml_String_print(ptr %argument3), !dbg !891
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !891
  ret void, !dbg !891
}

; Function Attrs: nounwind
define internal tailcc void @ml.show(ptr noundef nonnull %key, ptr noundef nonnull %value, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !892 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !893
  store ptr @ml.fun.192, ptr %fun, align 4, !dbg !893, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !893
  store ptr %key, ptr %field, align 4, !dbg !893, !tbaa !885
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !893
  store ptr %value, ptr %field1, align 4, !dbg !893, !tbaa !887
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.136(ptr %fun, ptr %h), !dbg !894
  %raised = icmp ne ptr %Hashtbl.iter, null, !dbg !894
  br i1 %raised, label %uncaught, label %ok, !dbg !894, !prof !62

ok:                                               ; preds = %entry
  %argument = call tailcc i32 @ml.Hashtbl.length(ptr %h), !dbg !895
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.259, i32 8)), !dbg !896
  call void @min_caml_print_int(i32 %argument), !dbg !896
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.260, i32 8)), !dbg !896
  ret void, !dbg !896

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %Hashtbl.iter, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !896
  unreachable, !dbg !896
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.193(ptr noundef nonnull dereferenceable(8) %k, i32 noundef %v, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !897 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !898
  %key = load ptr, ptr %field, align 4, !dbg !898, !tbaa !899, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !898
  %value = load ptr, ptr %field1, align 4, !dbg !898, !tbaa !887, !nonnull !0, !align !140, !noundef !0
  %code = load ptr, ptr %key, align 4, !dbg !901, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc { ptr, ptr } %code(ptr %k, ptr %key), !dbg !901
  %exception = extractvalue { ptr, ptr } %call, 1, !dbg !901
  %raised = icmp ne ptr %exception, null, !dbg !901
  br i1 %raised, label %uncaught, label %ok, !dbg !901, !prof !62

ok:                                               ; preds = %entry
  %argument = extractvalue { ptr, ptr } %call, 0, !dbg !901
  %code4 = load ptr, ptr %value, align 4, !dbg !902, !tbaa !25, !nonnull !0, !noundef !0
  %argument6 = call tailcc ptr %code4(i32 %v, ptr %value), !dbg !902
  call void @min_caml_String_print(ptr %argument), !dbg !903
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !903
  call void @min_caml_String_print(ptr %argument6), !dbg !903
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !903
  ret ptr null, !dbg !903

uncaught:                                         ; preds = %entry
  %exception2 = phi ptr [ %exception, %entry ]
  ret ptr %exception2, !dbg !903
}

; Function Attrs: nounwind
define internal tailcc void @ml.show.194(ptr noundef nonnull %key, ptr noundef nonnull %value, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !904 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !905
  store ptr @ml.fun.193, ptr %fun, align 4, !dbg !905, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !905
  store ptr %key, ptr %field, align 4, !dbg !905, !tbaa !899
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !905
  store ptr %value, ptr %field1, align 4, !dbg !905, !tbaa !887
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.142(ptr %fun, ptr %h), !dbg !906
  %raised = icmp ne ptr %Hashtbl.iter, null, !dbg !906
  br i1 %raised, label %uncaught, label %ok, !dbg !906, !prof !62

ok:                                               ; preds = %entry
  %argument = call tailcc i32 @ml.Hashtbl.length.69(ptr %h), !dbg !907
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.259, i32 8)), !dbg !908
  call void @min_caml_print_int(i32 %argument), !dbg !908
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.260, i32 8)), !dbg !908
  ret void, !dbg !908

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %Hashtbl.iter, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !908
  unreachable, !dbg !908
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.195(ptr noundef %k, i32 noundef %v, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !909 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !910
  %key = load ptr, ptr %field, align 4, !dbg !910, !tbaa !911, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !910
  %value = load ptr, ptr %field1, align 4, !dbg !910, !tbaa !887, !nonnull !0, !align !140, !noundef !0
  %code = load ptr, ptr %key, align 4, !dbg !913, !tbaa !25, !nonnull !0, !noundef !0
  %argument = call tailcc ptr %code(ptr %k, ptr %key), !dbg !913
  %code2 = load ptr, ptr %value, align 4, !dbg !914, !tbaa !25, !nonnull !0, !noundef !0
  %argument3 = call tailcc ptr %code2(i32 %v, ptr %value), !dbg !914
  call void @min_caml_String_print(ptr %argument), !dbg !915
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !915
  call void @min_caml_String_print(ptr %argument3), !dbg !915
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !915
  ret void, !dbg !915
}

; Function Attrs: nounwind
define internal tailcc void @ml.show.196(ptr noundef nonnull %key, ptr noundef nonnull %value, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !916 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !917
  store ptr @ml.fun.195, ptr %fun, align 4, !dbg !917, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !917
  store ptr %key, ptr %field, align 4, !dbg !917, !tbaa !911
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !917
  store ptr %value, ptr %field1, align 4, !dbg !917, !tbaa !887
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.145(ptr %fun, ptr %h), !dbg !918
  %raised = icmp ne ptr %Hashtbl.iter, null, !dbg !918
  br i1 %raised, label %uncaught, label %ok, !dbg !918, !prof !62

ok:                                               ; preds = %entry
  %argument = call tailcc i32 @ml.Hashtbl.length.70(ptr %h), !dbg !919
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.259, i32 8)), !dbg !920
  call void @min_caml_print_int(i32 %argument), !dbg !920
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.260, i32 8)), !dbg !920
  ret void, !dbg !920

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %Hashtbl.iter, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !920
  unreachable, !dbg !920
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.197(double noundef %k, i32 noundef %v, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !921 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !922
  %key = load ptr, ptr %field, align 4, !dbg !922, !tbaa !923, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !922
  %value = load ptr, ptr %field1, align 4, !dbg !922, !tbaa !887, !nonnull !0, !align !140, !noundef !0
  %code = load ptr, ptr %key, align 4, !dbg !925, !tbaa !25, !nonnull !0, !noundef !0
  %argument = call tailcc ptr %code(double %k, ptr %key), !dbg !925
  %code2 = load ptr, ptr %value, align 4, !dbg !926, !tbaa !25, !nonnull !0, !noundef !0
  %argument3 = call tailcc ptr %code2(i32 %v, ptr %value), !dbg !926
  call void @min_caml_String_print(ptr %argument), !dbg !927
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !927
  call void @min_caml_String_print(ptr %argument3), !dbg !927
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !927
  ret void, !dbg !927
}

; Function Attrs: nounwind
define internal tailcc void @ml.show.198(ptr noundef nonnull %key, ptr noundef nonnull %value, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !928 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !929
  store ptr @ml.fun.197, ptr %fun, align 4, !dbg !929, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !929
  store ptr %key, ptr %field, align 4, !dbg !929, !tbaa !923
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !929
  store ptr %value, ptr %field1, align 4, !dbg !929, !tbaa !887
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.148(ptr %fun, ptr %h), !dbg !930
  %raised = icmp ne ptr %Hashtbl.iter, null, !dbg !930
  br i1 %raised, label %uncaught, label %ok, !dbg !930, !prof !62

ok:                                               ; preds = %entry
  %argument = call tailcc i32 @ml.Hashtbl.length.71(ptr %h), !dbg !931
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.259, i32 8)), !dbg !932
  call void @min_caml_print_int(i32 %argument), !dbg !932
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.260, i32 8)), !dbg !932
  ret void, !dbg !932

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %Hashtbl.iter, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !932
  unreachable, !dbg !932
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.199(ptr noundef %k, ptr noundef nonnull %v, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !933 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !934
  %key = load ptr, ptr %field, align 4, !dbg !934, !tbaa !935, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !934
  %value = load ptr, ptr %field1, align 4, !dbg !934, !tbaa !937, !nonnull !0, !align !140, !noundef !0
  %code = load ptr, ptr %key, align 4, !dbg !939, !tbaa !25, !nonnull !0, !noundef !0
  %argument = call tailcc ptr %code(ptr %k, ptr %key), !dbg !939
  %code2 = load ptr, ptr %value, align 4, !dbg !940, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc { ptr, ptr } %code2(ptr %v, ptr %value), !dbg !940
  %exception = extractvalue { ptr, ptr } %call, 1, !dbg !940
  %raised = icmp ne ptr %exception, null, !dbg !940
  br i1 %raised, label %uncaught, label %ok, !dbg !940, !prof !62

ok:                                               ; preds = %entry
  %argument5 = extractvalue { ptr, ptr } %call, 0, !dbg !940
  call void @min_caml_String_print(ptr %argument), !dbg !941
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !941
  call void @min_caml_String_print(ptr %argument5), !dbg !941
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !941
  ret ptr null, !dbg !941

uncaught:                                         ; preds = %entry
  %exception3 = phi ptr [ %exception, %entry ]
  ret ptr %exception3, !dbg !941
}

; Function Attrs: nounwind
define internal tailcc void @ml.show.200(ptr noundef nonnull %key, ptr noundef nonnull %value, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !942 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !943
  store ptr @ml.fun.199, ptr %fun, align 4, !dbg !943, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !943
  store ptr %key, ptr %field, align 4, !dbg !943, !tbaa !935
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !943
  store ptr %value, ptr %field1, align 4, !dbg !943, !tbaa !937
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.151(ptr %fun, ptr %h), !dbg !944
  %raised = icmp ne ptr %Hashtbl.iter, null, !dbg !944
  br i1 %raised, label %uncaught, label %ok, !dbg !944, !prof !62

ok:                                               ; preds = %entry
  %argument = call tailcc i32 @ml.Hashtbl.length.72(ptr %h), !dbg !945
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.259, i32 8)), !dbg !946
  call void @min_caml_print_int(i32 %argument), !dbg !946
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.260, i32 8)), !dbg !946
  ret void, !dbg !946

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %Hashtbl.iter, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !946
  unreachable, !dbg !946
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.201(ptr noundef nonnull dereferenceable(8) %k, i32 noundef %v, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !947 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !948
  %key = load ptr, ptr %field, align 4, !dbg !948, !tbaa !949, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !948
  %value = load ptr, ptr %field1, align 4, !dbg !948, !tbaa !887, !nonnull !0, !align !140, !noundef !0
  %code = load ptr, ptr %key, align 4, !dbg !951, !tbaa !25, !nonnull !0, !noundef !0
  %call = call tailcc { ptr, ptr } %code(ptr %k, ptr %key), !dbg !951
  %exception = extractvalue { ptr, ptr } %call, 1, !dbg !951
  %raised = icmp ne ptr %exception, null, !dbg !951
  br i1 %raised, label %uncaught, label %ok, !dbg !951, !prof !62

ok:                                               ; preds = %entry
  %argument = extractvalue { ptr, ptr } %call, 0, !dbg !951
  %code4 = load ptr, ptr %value, align 4, !dbg !952, !tbaa !25, !nonnull !0, !noundef !0
  %argument6 = call tailcc ptr %code4(i32 %v, ptr %value), !dbg !952
  call void @min_caml_String_print(ptr %argument), !dbg !953
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !953
  call void @min_caml_String_print(ptr %argument6), !dbg !953
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !953
  ret ptr null, !dbg !953

uncaught:                                         ; preds = %entry
  %exception2 = phi ptr [ %exception, %entry ]
  ret ptr %exception2, !dbg !953
}

; Function Attrs: nounwind
define internal tailcc void @ml.show.202(ptr noundef nonnull %key, ptr noundef nonnull %value, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !954 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !955
  store ptr @ml.fun.201, ptr %fun, align 4, !dbg !955, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !955
  store ptr %key, ptr %field, align 4, !dbg !955, !tbaa !949
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !955
  store ptr %value, ptr %field1, align 4, !dbg !955, !tbaa !887
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.154(ptr %fun, ptr %h), !dbg !956
  %raised = icmp ne ptr %Hashtbl.iter, null, !dbg !956
  br i1 %raised, label %uncaught, label %ok, !dbg !956, !prof !62

ok:                                               ; preds = %entry
  %argument = call tailcc i32 @ml.Hashtbl.length.73(ptr %h), !dbg !957
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.259, i32 8)), !dbg !958
  call void @min_caml_print_int(i32 %argument), !dbg !958
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.260, i32 8)), !dbg !958
  ret void, !dbg !958

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %Hashtbl.iter, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !958
  unreachable, !dbg !958
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.203(ptr noundef nonnull %v, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !959 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !960
  %key = load ptr, ptr %field, align 4, !dbg !960, !tbaa !961, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !960
  %value = load ptr, ptr %field1, align 4, !dbg !960, !tbaa !885, !nonnull !0, !align !140, !noundef !0
  %code = load ptr, ptr %key, align 4, !dbg !963, !tbaa !25, !nonnull !0, !noundef !0
  %argument = call tailcc ptr %code(ptr %key), !dbg !963
  %code2 = load ptr, ptr %value, align 4, !dbg !964, !tbaa !25, !nonnull !0, !noundef !0
  %argument3 = call tailcc ptr %code2(ptr %v, ptr %value), !dbg !964
  call void @min_caml_String_print(ptr %argument), !dbg !965
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !965
  call void @min_caml_String_print(ptr %argument3), !dbg !965
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !965
  ret void, !dbg !965
}

; Function Attrs: nounwind
define internal tailcc void @ml.show.204(ptr noundef nonnull %key, ptr noundef nonnull %value, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !966 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !967
  store ptr @ml.fun.203, ptr %fun, align 4, !dbg !967, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !967
  store ptr %key, ptr %field, align 4, !dbg !967, !tbaa !961
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !967
  store ptr %value, ptr %field1, align 4, !dbg !967, !tbaa !885
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.157(ptr %fun, ptr %h), !dbg !968
  %raised = icmp ne ptr %Hashtbl.iter, null, !dbg !968
  br i1 %raised, label %uncaught, label %ok, !dbg !968, !prof !62

ok:                                               ; preds = %entry
  %argument = call tailcc i32 @ml.Hashtbl.length.74(ptr %h), !dbg !969
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.259, i32 8)), !dbg !970
  call void @min_caml_print_int(i32 %argument), !dbg !970
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.260, i32 8)), !dbg !970
  ret void, !dbg !970

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %Hashtbl.iter, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !970
  unreachable, !dbg !970
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.205(i32 noundef %k, i32 noundef %v, ptr noundef nonnull dereferenceable(12) %closure) unnamed_addr #0 !dbg !971 {
entry:
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 1, !dbg !972
  %key = load ptr, ptr %field, align 4, !dbg !972, !tbaa !887, !nonnull !0, !align !140, !noundef !0
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %closure, i32 0, i32 2, !dbg !972
  %value = load ptr, ptr %field1, align 4, !dbg !972, !tbaa !887, !nonnull !0, !align !140, !noundef !0
  %code = load ptr, ptr %key, align 4, !dbg !973, !tbaa !25, !nonnull !0, !noundef !0
  %argument = call tailcc ptr %code(i32 %k, ptr %key), !dbg !973
  %code2 = load ptr, ptr %value, align 4, !dbg !974, !tbaa !25, !nonnull !0, !noundef !0
  %argument3 = call tailcc ptr %code2(i32 %v, ptr %value), !dbg !974
  call void @min_caml_String_print(ptr %argument), !dbg !975
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !975
  call void @min_caml_String_print(ptr %argument3), !dbg !975
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !975
  ret ptr null, !dbg !975
}

; Function Attrs: nounwind
define internal tailcc void @ml.show.206(ptr noundef nonnull %key, ptr noundef nonnull %value, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !976 {
entry:
  %fun = call ptr @min_caml_allocate(i32 16), !dbg !977
  store ptr @ml.fun.205, ptr %fun, align 4, !dbg !977, !tbaa !25
  %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 1, !dbg !977
  store ptr %key, ptr %field, align 4, !dbg !977, !tbaa !887
  %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %fun, i32 0, i32 2, !dbg !977
  store ptr %value, ptr %field1, align 4, !dbg !977, !tbaa !887
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.139(ptr %fun, ptr %h), !dbg !978
  %raised = icmp ne ptr %Hashtbl.iter, null, !dbg !978
  br i1 %raised, label %uncaught, label %ok, !dbg !978, !prof !62

ok:                                               ; preds = %entry
  %argument = call tailcc i32 @ml.Hashtbl.length.75(ptr %h), !dbg !979
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.259, i32 8)), !dbg !980
  call void @min_caml_print_int(i32 %argument), !dbg !980
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.260, i32 8)), !dbg !980
  ret void, !dbg !980

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %Hashtbl.iter, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !980
  unreachable, !dbg !980
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.string_of_int(i32 noundef %tmp.1578) #0 !dbg !981 {
entry:
  %string_of_int = call ptr @min_caml_String_of_int(i32 %tmp.1578), !dbg !982
  ret ptr %string_of_int, !dbg !982
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.text(ptr noundef nonnull %s) #0 !dbg !983 {
entry:
  ret ptr %s, !dbg !984
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.207(i32 noundef %n) #0 !dbg !985 {
entry:
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !986
  call void @min_caml_print_int(i32 %n), !dbg !986
  ret void, !dbg !986
}

; Function Attrs: nounwind
define internal tailcc void @ml.stats(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !987 {
entry:
  %s = call tailcc ptr @ml.Hashtbl.stats(ptr %h), !dbg !988
  %argument = load i32, ptr %s, align 4, !dbg !989, !tbaa !821, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %s, i32 0, i32 1, !dbg !990
  %argument1 = load i32, ptr %field, align 4, !dbg !990, !tbaa !823, !noundef !0
  %field2 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %s, i32 0, i32 2, !dbg !991
  %argument3 = load i32, ptr %field2, align 4, !dbg !991, !tbaa !825, !noundef !0
  call void @min_caml_print_int(i32 %argument), !dbg !992
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !992
  call void @min_caml_print_int(i32 %argument1), !dbg !992
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !992
  call void @min_caml_print_int(i32 %argument3), !dbg !992
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.263, i32 8)), !dbg !992
  %field4 = getelementptr inbounds nuw { i32, i32, i32, ptr }, ptr %s, i32 0, i32 3, !dbg !993
  %0 = load ptr, ptr %field4, align 4, !dbg !993, !tbaa !827, !nonnull !0, !align !141, !noundef !0
  call tailcc void @ml.Array.iter(ptr @ml.fun.closure.262, ptr %0), !dbg !994
  call void @min_caml_print_newline(), !dbg !995
  ret void, !dbg !995
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.208(i32 noundef %v) #0 !dbg !996 {
entry:
  call void @min_caml_print_int(i32 %v), !dbg !997
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !997
  ret void, !dbg !997
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.209(i32 noundef %k) #0 !dbg !998 {
entry:
  %h = load ptr, ptr @ml.h, align 4, !dbg !999, !tbaa !1000, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %Hashtbl.find_all = call tailcc ptr @ml.Hashtbl.find_all(ptr %h, i32 %k), !dbg !999
  musttail call tailcc void @ml.List.iter(ptr @ml.fun.closure.265, ptr %Hashtbl.find_all), !dbg !1002
  ret void, !dbg !1002
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.fun.210(i32 noundef %k, i32 noundef %v) #0 !dbg !1003 {
entry:
  %add = add i32 %k, %v, !dbg !1004
  %mod = srem i32 %add, 3, !dbg !1005
  %cmp = icmp eq i32 %mod, 0, !dbg !1006
  br i1 %cmp, label %then, label %else, !dbg !1006

then:                                             ; preds = %entry
  ret ptr null, !dbg !1007

else:                                             ; preds = %entry
  %mul = mul i32 %v, 2, !dbg !1008
  %object = call ptr @min_caml_allocate(i32 8), !dbg !1009
  store i32 %mul, ptr %object, align 4, !dbg !1009, !tbaa !787
  ret ptr %object, !dbg !1009
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.fun.211(i32 noundef %k, i32 noundef %v, i32 noundef %sum) #0 !dbg !1010 {
entry:
  %mul = mul i32 %sum, 7, !dbg !1011
  %mul1 = mul i32 %k, %v, !dbg !1012
  %add = add i32 %mul, %mul1, !dbg !1011
  %land = and i32 %add, 65535, !dbg !1013
  ret i32 %land, !dbg !1013
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.212(i32 noundef %k, i32 noundef %v) #0 !dbg !1014 {
entry:
  %n = load ptr, ptr @ml.n, align 4, !dbg !1015, !tbaa !1016, !nonnull !0, !dereferenceable !141, !align !141, !noundef !0
  %0 = load i32, ptr %n, align 4, !dbg !1015, !tbaa !1018, !noundef !0
  %add = add i32 %0, 1, !dbg !1015
  %n1 = load ptr, ptr @ml.n, align 4, !dbg !1015, !tbaa !1016, !nonnull !0, !dereferenceable !141, !align !141, !noundef !0
  store i32 %add, ptr %n1, align 4, !dbg !1015, !tbaa !1018
  %n2 = load ptr, ptr @ml.n, align 4, !dbg !1020, !tbaa !1016, !nonnull !0, !dereferenceable !141, !align !141, !noundef !0
  %1 = load i32, ptr %n2, align 4, !dbg !1020, !tbaa !1018, !noundef !0
  %cmp = icmp slt i32 %1, 100, !dbg !1021
  br i1 %cmp, label %then, label %join, !dbg !1021

then:                                             ; preds = %entry
  %add3 = add i32 %k, 1000, !dbg !1022
  %neg = sub i32 0, %v, !dbg !1023
  %sub = sub i32 %neg, 1, !dbg !1023
  %h.1 = load ptr, ptr @ml.h.1, align 4, !dbg !1024, !tbaa !1025, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %Hashtbl.replace = call tailcc ptr @ml.Hashtbl.replace.190(ptr %h.1, i32 %add3, i32 %sub), !dbg !1024
  %raised = icmp ne ptr %Hashtbl.replace, null, !dbg !1024
  br i1 %raised, label %uncaught, label %ok, !dbg !1024, !prof !62

ok:                                               ; preds = %then
  %add4 = add i32 %v, 1, !dbg !1027
  %h.15 = load ptr, ptr @ml.h.1, align 4, !dbg !1028, !tbaa !1025, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %Hashtbl.replace6 = call tailcc ptr @ml.Hashtbl.replace.190(ptr %h.15, i32 %k, i32 %add4), !dbg !1028
  %raised7 = icmp ne ptr %Hashtbl.replace6, null, !dbg !1028
  br i1 %raised7, label %uncaught, label %ok8, !dbg !1028, !prof !62

ok8:                                              ; preds = %ok
  %add9 = add i32 %k, 7, !dbg !1029
  %h.110 = load ptr, ptr @ml.h.1, align 4, !dbg !1030, !tbaa !1025, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %Hashtbl.remove = call tailcc ptr @ml.Hashtbl.remove(ptr %h.110, i32 %add9), !dbg !1030
  %raised11 = icmp ne ptr %Hashtbl.remove, null, !dbg !1030
  br i1 %raised11, label %uncaught, label %ok12, !dbg !1030, !prof !62

ok12:                                             ; preds = %ok8
  %add13 = add i32 %k, 1, !dbg !1031
  %h.114 = load ptr, ptr @ml.h.1, align 4, !dbg !1032, !tbaa !1025, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %Hashtbl.replace15 = call tailcc ptr @ml.Hashtbl.replace.190(ptr %h.114, i32 %add13, i32 5), !dbg !1032
  %raised16 = icmp ne ptr %Hashtbl.replace15, null, !dbg !1032
  br i1 %raised16, label %uncaught, label %ok17, !dbg !1032, !prof !62

ok17:                                             ; preds = %ok12
  br label %join, !dbg !1032

join:                                             ; preds = %ok17, %entry
  call void @min_caml_print_int(i32 %k), !dbg !1033
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.263, i32 8)), !dbg !1033
  call void @min_caml_print_int(i32 %v), !dbg !1033
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !1033
  ret ptr null, !dbg !1033

uncaught:                                         ; preds = %ok12, %ok8, %ok, %then
  %exception = phi ptr [ %Hashtbl.replace, %then ], [ %Hashtbl.replace6, %ok ], [ %Hashtbl.remove, %ok8 ], [ %Hashtbl.replace15, %ok12 ]
  ret ptr %exception, !dbg !1033
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.213(i32 noundef %k, i32 noundef %v) #0 !dbg !1034 {
entry:
  %cmp = icmp sgt i32 %v, 3, !dbg !1035
  br i1 %cmp, label %then, label %else, !dbg !1035

then:                                             ; preds = %entry
  br label %uncaught, !dbg !1036

else:                                             ; preds = %entry
  ret ptr null, !dbg !1035

uncaught:                                         ; preds = %then
  %exception = phi ptr [ @exception.Exit, %then ]
  ret ptr %exception, !dbg !1035
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.214(ptr noundef nonnull %w) #0 !dbg !1037 {
entry:
  %count = load ptr, ptr @ml.count, align 4, !dbg !1038, !tbaa !1039, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %Hashtbl.find = call tailcc { i32, ptr } @ml.Hashtbl.find(ptr %count, ptr %w), !dbg !1038
  %exception = extractvalue { i32, ptr } %Hashtbl.find, 1, !dbg !1038
  %raised = icmp ne ptr %exception, null, !dbg !1038
  br i1 %raised, label %handler, label %ok, !dbg !1038, !prof !62

ok:                                               ; preds = %entry
  %Hashtbl.find2 = extractvalue { i32, ptr } %Hashtbl.find, 0, !dbg !1038
  br label %join4, !dbg !1038

handler:                                          ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ], !mincaml.handler !0
  %constructor = load i32, ptr %exception1, align 4, !dbg !1041, !tbaa !1042, !noundef !0
  %fits = icmp eq i32 %constructor, 0, !dbg !1041
  br i1 %fits, label %case, label %next.case, !dbg !1041

case:                                             ; preds = %handler
  br label %join, !dbg !1044

next.case:                                        ; preds = %handler
  br label %uncaught, !dbg !1041

join:                                             ; preds = %case
  br label %join4, !dbg !1041

join4:                                            ; preds = %join, %ok
  %try = phi i32 [ %Hashtbl.find2, %ok ], [ 0, %join ], !dbg !1041
  %add = add i32 1, %try, !dbg !1045
  %count5 = load ptr, ptr @ml.count, align 4, !dbg !1046, !tbaa !1039, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  musttail call tailcc void @ml.Hashtbl.replace(ptr %count5, ptr %w, i32 %add), !dbg !1046
  ret void, !dbg !1046

uncaught:                                         ; preds = %next.case
  %exception3 = phi ptr [ %exception1, %next.case ]
  call void @min_caml_Exception_uncaught(ptr %exception3, ptr @ml.exceptions), !dbg !1046
  unreachable, !dbg !1046
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.fun.215(ptr noundef nonnull dereferenceable(8) %parameter) #0 !dbg !1047 {
entry:
  %i = load i32, ptr %parameter, align 4, !dbg !1048, !tbaa !206, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %parameter, i32 0, i32 1, !dbg !1048
  %c = load i32, ptr %field, align 4, !dbg !1048, !tbaa !253, !noundef !0
  %string_of_int = call tailcc ptr @ml.string_of_int(i32 %i), !dbg !1049
  call void @min_caml_Exception_begin(), !dbg !1050
  %make = call ptr @min_caml_String_make(ptr @location.78.31, i32 1, i32 %c), !dbg !1050
  %exception = call ptr @min_caml_Exception_end(), !dbg !1050
  %raised = icmp ne ptr %exception, null, !dbg !1050
  br i1 %raised, label %uncaught, label %ok, !dbg !1050, !prof !62

ok:                                               ; preds = %entry
  %concatenation = call ptr @min_caml_String_concatenate(ptr %string_of_int, ptr %make), !dbg !1049
  %0 = insertvalue { ptr, ptr } poison, ptr %concatenation, 0, !dbg !1049
  %result = insertvalue { ptr, ptr } %0, ptr null, 1, !dbg !1049
  ret { ptr, ptr } %result, !dbg !1049

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  %result2 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception1, 1, !dbg !1049
  ret { ptr, ptr } %result2, !dbg !1049
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.216(i32 noundef %i, ptr noundef %t) #0 !dbg !1051 {
entry:
  %tokens = load ptr, ptr @ml.tokens, align 4, !dbg !1052, !tbaa !1053, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %Hashtbl.replace = musttail call tailcc ptr @ml.Hashtbl.replace.186(ptr %tokens, ptr %t, i32 %i), !dbg !1052
  ret ptr %Hashtbl.replace, !dbg !1052
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.fun.217(ptr noundef %matched) #0 !dbg !1055 {
entry:
  %is.constant = icmp eq ptr %matched, null, !dbg !1056
  br i1 %is.constant, label %constant, label %object, !dbg !1056

constant:                                         ; preds = %entry
  ret ptr getelementptr inbounds (i8, ptr @string.266, i32 8), !dbg !1057

object:                                           ; preds = %entry
  %tag = load i32, ptr %matched, align 4, !dbg !1056, !tbaa !13, !range !45, !noundef !0
  switch i32 %tag, label %default [
    i32 0, label %case
    i32 1, label %case1
    i32 2, label %case3
  ], !dbg !1056

case:                                             ; preds = %object
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %matched, i32 0, i32 1, !dbg !1056
  %n = load i32, ptr %field, align 4, !dbg !1056, !tbaa !48, !noundef !0
  %string_of_int = musttail call tailcc ptr @ml.string_of_int(i32 %n), !dbg !1058
  ret ptr %string_of_int, !dbg !1058

case1:                                            ; preds = %object
  %field2 = getelementptr inbounds nuw { i32, ptr }, ptr %matched, i32 0, i32 1, !dbg !1056
  %s = load ptr, ptr %field2, align 4, !dbg !1056, !tbaa !50, !nonnull !0, !noundef !0
  ret ptr %s, !dbg !1059

case3:                                            ; preds = %object
  %field4 = getelementptr inbounds nuw { i32, double, double }, ptr %matched, i32 0, i32 1, !dbg !1056
  %x = load double, ptr %field4, align 8, !dbg !1056, !tbaa !52, !noundef !0
  %field5 = getelementptr inbounds nuw { i32, double, double }, ptr %matched, i32 0, i32 2, !dbg !1056
  %y = load double, ptr %field5, align 8, !dbg !1056, !tbaa !54, !noundef !0
  %"%f" = call ptr @min_caml_String_format_float(ptr getelementptr inbounds (i8, ptr @string.267, i32 8), double %x), !dbg !1060
  %concatenation = call ptr @min_caml_String_concatenate(ptr %"%f", ptr getelementptr inbounds (i8, ptr @string.268, i32 8)), !dbg !1060
  %"%f6" = call ptr @min_caml_String_format_float(ptr getelementptr inbounds (i8, ptr @string.267, i32 8), double %y), !dbg !1060
  %concatenation7 = call ptr @min_caml_String_concatenate(ptr %concatenation, ptr %"%f6"), !dbg !1060
  ret ptr %concatenation7, !dbg !1060

default:                                          ; preds = %object
  unreachable, !dbg !1060
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.218(i32 noundef %i, double noundef %x) #0 !dbg !1061 {
entry:
  %floats = load ptr, ptr @ml.floats, align 4, !dbg !1062, !tbaa !1063, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  musttail call tailcc void @ml.Hashtbl.replace.187(ptr %floats, double %x, i32 %i), !dbg !1062
  ret void, !dbg !1062
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.partial(double noundef %parameter) #0 !dbg !1065 {
entry:
  %"%f" = call ptr @min_caml_String_format_float(ptr getelementptr inbounds (i8, ptr @string.267, i32 8), double %parameter), !dbg !1066
  ret ptr %"%f", !dbg !1066
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.build(i32 noundef %n) #0 !dbg !1067 {
entry:
  %cmp = icmp eq i32 %n, 0, !dbg !1068
  br i1 %cmp, label %then, label %else, !dbg !1068

then:                                             ; preds = %entry
  ret ptr null, !dbg !1069

else:                                             ; preds = %entry
  %sub = sub i32 %n, 1, !dbg !1070
  %build = call tailcc ptr @ml.build(i32 %sub), !dbg !1071
  %div = sdiv i32 %n, 2, !dbg !1072
  %build1 = call tailcc ptr @ml.build(i32 %div), !dbg !1073
  %object = call ptr @min_caml_allocate(i32 16), !dbg !1074
  store ptr %build, ptr %object, align 4, !dbg !1074, !tbaa !19
  %field = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %object, i32 0, i32 1, !dbg !1074
  store i32 %n, ptr %field, align 4, !dbg !1074, !tbaa !21
  %field2 = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %object, i32 0, i32 2, !dbg !1074
  store ptr %build1, ptr %field2, align 4, !dbg !1074, !tbaa !23
  ret ptr %object, !dbg !1074
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.fun.219(ptr noundef %matched) #0 !dbg !1075 {
entry:
  %is.constant = icmp eq ptr %matched, null, !dbg !1076
  br i1 %is.constant, label %constant, label %object, !dbg !1076

constant:                                         ; preds = %entry
  ret ptr getelementptr inbounds (i8, ptr @string.269, i32 8), !dbg !1077

object:                                           ; preds = %entry
  %field = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %matched, i32 0, i32 1, !dbg !1076
  %n = load i32, ptr %field, align 4, !dbg !1076, !tbaa !21, !noundef !0
  %string_of_int = musttail call tailcc ptr @ml.string_of_int(i32 %n), !dbg !1078
  ret ptr %string_of_int, !dbg !1078
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.fun.220(ptr noundef nonnull %a) #0 !dbg !1079 {
entry:
  %length.address = getelementptr i8, ptr %a, i32 -4, !dbg !1080
  %length = load i32, ptr %length.address, align 4, !dbg !1080, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 0, %length, !dbg !1080
  br i1 %outside, label %fail, label %ok, !dbg !1080, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.94.74, i32 0, i32 %length), !dbg !1080
  br label %uncaught, !dbg !1080

ok:                                               ; preds = %entry
  %element = load i32, ptr %a, align 4, !dbg !1080, !tbaa !76, !noundef !0
  %string_of_int = call tailcc ptr @ml.string_of_int(i32 %element), !dbg !1081
  %0 = insertvalue { ptr, ptr } poison, ptr %string_of_int, 0, !dbg !1081
  %result = insertvalue { ptr, ptr } %0, ptr null, 1, !dbg !1081
  ret { ptr, ptr } %result, !dbg !1081

uncaught:                                         ; preds = %fail
  %exception1 = phi ptr [ %exception, %fail ]
  %result2 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception1, 1, !dbg !1081
  ret { ptr, ptr } %result2, !dbg !1081
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.fun.221(i32 noundef %i) #0 !dbg !1082 {
entry:
  ret i32 %i, !dbg !1083
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.fun.222(ptr noundef nonnull dereferenceable(8) %parameter) #0 !dbg !1084 {
entry:
  %l = load ptr, ptr %parameter, align 4, !dbg !1085, !tbaa !267, !noundef !0
  %List.length = call tailcc i32 @ml.List.length(ptr %l), !dbg !1086
  %string_of_int = musttail call tailcc ptr @ml.string_of_int(i32 %List.length), !dbg !1087
  ret ptr %string_of_int, !dbg !1087
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.fun.223() #0 !dbg !1088 {
entry:
  ret ptr getelementptr inbounds (i8, ptr @string.270, i32 8), !dbg !1089
}

; Function Attrs: nounwind
define internal tailcc noundef i1 @ml.Fold.equal(ptr noundef nonnull %s, ptr noundef nonnull %t) #0 !dbg !1090 {
entry:
  %String.lowercase_ascii = call tailcc ptr @ml.String.lowercase_ascii(ptr %s), !dbg !1091
  %String.lowercase_ascii1 = call tailcc ptr @ml.String.lowercase_ascii(ptr %t), !dbg !1092
  %equal = call i32 @min_caml_String_equal(ptr %String.lowercase_ascii, ptr %String.lowercase_ascii1), !dbg !1091
  %bool = trunc nuw i32 %equal to i1, !dbg !1091
  ret i1 %bool, !dbg !1091
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Fold.hash(ptr noundef nonnull %s) #0 !dbg !1093 {
entry:
  %String.lowercase_ascii = call tailcc ptr @ml.String.lowercase_ascii(ptr %s), !dbg !1094
  %Hashtbl.hash = musttail call tailcc { i32, ptr } @ml.Hashtbl.hash(ptr %String.lowercase_ascii), !dbg !1095
  ret { i32, ptr } %Hashtbl.hash, !dbg !1095
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Table.create(i32 noundef %n) #0 !dbg !1096 {
entry:
  %Hashtbl.create = musttail call tailcc ptr @ml.Hashtbl.create.54(ptr null, i32 %n), !dbg !1097
  ret ptr %Hashtbl.create, !dbg !1097
}

; Function Attrs: nounwind
define internal tailcc void @ml.Table.clear(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !1098 {
entry:
  musttail call tailcc void @ml.Hashtbl.clear(ptr %h), !dbg !1099
  ret void, !dbg !1099
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Table.copy(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !1100 {
entry:
  %Hashtbl.copy = musttail call tailcc ptr @ml.Hashtbl.copy(ptr %h), !dbg !1101
  ret ptr %Hashtbl.copy, !dbg !1101
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Table.length(ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !1102 {
entry:
  %Hashtbl.length = musttail call tailcc i32 @ml.Hashtbl.length(ptr %h), !dbg !1103
  ret i32 %Hashtbl.length, !dbg !1103
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Table.iter(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !1104 {
entry:
  %Hashtbl.iter = musttail call tailcc ptr @ml.Hashtbl.iter.136(ptr %f, ptr %h), !dbg !1105
  ret ptr %Hashtbl.iter, !dbg !1105
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.Table.fold(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h, i32 noundef %start) #0 !dbg !1106 {
entry:
  %Hashtbl.fold = musttail call tailcc { i32, ptr } @ml.Hashtbl.fold(ptr %f, ptr %h, i32 %start), !dbg !1107
  ret { i32, ptr } %Hashtbl.fold, !dbg !1107
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Table.filter_map_inplace(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !1108 {
entry:
  %Hashtbl.filter_map_inplace = musttail call tailcc ptr @ml.Hashtbl.filter_map_inplace(ptr %f, ptr %h), !dbg !1109
  ret ptr %Hashtbl.filter_map_inplace, !dbg !1109
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Table.find_cell.prime(ptr noundef nonnull %key, ptr noundef %bucket) #0 !dbg !1110 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !1111
  br i1 %is.constant, label %constant, label %object, !dbg !1111

constant:                                         ; preds = %entry
  ret ptr null, !dbg !1111

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !1111, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !1111
  %0 = load ptr, ptr %field, align 4, !dbg !1111, !tbaa !436, !nonnull !0, !noundef !0
  %Fold.equal = call tailcc i1 @ml.Fold.equal(ptr %0, ptr %key), !dbg !1111
  br i1 %Fold.equal, label %then, label %else, !dbg !1111

then:                                             ; preds = %object
  ret ptr %bucket, !dbg !1111

else:                                             ; preds = %object
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !1111
  %1 = load ptr, ptr %field1, align 4, !dbg !1111, !tbaa !440, !noundef !0
  %Table.find_cell.prime = musttail call tailcc ptr @ml.Table.find_cell.prime(ptr %key, ptr %1), !dbg !1111
  ret ptr %Table.find_cell.prime, !dbg !1111
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Table.find_equal.prime(ptr noundef nonnull %key, ptr noundef %bucket) #0 !dbg !1112 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !1113
  br i1 %is.constant, label %constant, label %object, !dbg !1113

constant:                                         ; preds = %entry
  br label %uncaught, !dbg !1113

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !1113, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !1113
  %0 = load ptr, ptr %field, align 4, !dbg !1113, !tbaa !436, !nonnull !0, !noundef !0
  %Fold.equal = call tailcc i1 @ml.Fold.equal(ptr %key, ptr %0), !dbg !1113
  br i1 %Fold.equal, label %then, label %else, !dbg !1113

then:                                             ; preds = %object
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !1113
  %1 = load i32, ptr %field1, align 4, !dbg !1113, !tbaa !438, !noundef !0
  ret i32 %1, !dbg !1113

else:                                             ; preds = %object
  %field2 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !1113
  %2 = load ptr, ptr %field2, align 4, !dbg !1113, !tbaa !440, !noundef !0
  %Table.find_equal.prime = musttail call tailcc i32 @ml.Table.find_equal.prime(ptr %key, ptr %2), !dbg !1113
  ret i32 %Table.find_equal.prime, !dbg !1113

uncaught:                                         ; preds = %constant
  %exception = phi ptr [ @exception.Not_found.271, %constant ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !1113
  unreachable, !dbg !1113
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Table.hash.prime(ptr noundef nonnull %key) #0 !dbg !1114 {
entry:
  %Fold.hash = call tailcc { i32, ptr } @ml.Fold.hash(ptr %key), !dbg !1115
  %exception = extractvalue { i32, ptr } %Fold.hash, 1, !dbg !1115
  %raised = icmp ne ptr %exception, null, !dbg !1115
  br i1 %raised, label %uncaught, label %ok, !dbg !1115, !prof !62

ok:                                               ; preds = %entry
  %Fold.hash2 = extractvalue { i32, ptr } %Fold.hash, 0, !dbg !1115
  %land = and i32 %Fold.hash2, 2147483647, !dbg !1115
  ret i32 %land, !dbg !1115

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception1, ptr @ml.exceptions), !dbg !1115
  unreachable, !dbg !1115
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Table.bucket.prime(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash) #0 !dbg !1116 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !1117
  %buckets = load ptr, ptr %field, align 4, !dbg !1117, !tbaa !310, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !1117
  %length = load i32, ptr %length.address, align 4, !dbg !1117, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !1117
  %land = and i32 %hash, %sub, !dbg !1117
  %length.address1 = getelementptr i8, ptr %buckets, i32 -4, !dbg !1117
  %length2 = load i32, ptr %length.address1, align 4, !dbg !1117, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length2, !dbg !1117
  br i1 %outside, label %fail, label %ok, !dbg !1117, !prof !62

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.108.8, i32 %land, i32 %length2), !dbg !1117
  unreachable, !dbg !1117

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %buckets, i32 %land, !dbg !1117
  %element = load ptr, ptr %element.address, align 4, !dbg !1117, !tbaa !68, !noundef !0
  ret ptr %element, !dbg !1117
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Table.cell.prime(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key) #0 !dbg !1118 {
entry:
  %Table.hash.prime = call tailcc i32 @ml.Table.hash.prime(ptr %key), !dbg !1119
  %Table.bucket.prime = call tailcc ptr @ml.Table.bucket.prime(ptr %h, i32 %Table.hash.prime), !dbg !1119
  %Table.find_cell.prime = musttail call tailcc ptr @ml.Table.find_cell.prime(ptr %key, ptr %Table.bucket.prime), !dbg !1119
  ret ptr %Table.find_cell.prime, !dbg !1119
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Table.find(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key) #0 !dbg !1120 {
entry:
  %Table.hash.prime = call tailcc i32 @ml.Table.hash.prime(ptr %key), !dbg !1121
  %Table.bucket.prime = call tailcc ptr @ml.Table.bucket.prime(ptr %h, i32 %Table.hash.prime), !dbg !1121
  %Table.find_equal.prime = musttail call tailcc i32 @ml.Table.find_equal.prime(ptr %key, ptr %Table.bucket.prime), !dbg !1121
  ret i32 %Table.find_equal.prime, !dbg !1121
}

; Function Attrs: nounwind
define internal tailcc noundef i1 @ml.Table.mem(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key) #0 !dbg !1122 {
entry:
  %Table.cell.prime = call tailcc ptr @ml.Table.cell.prime(ptr %h, ptr %key), !dbg !1123
  %is.constant = icmp eq ptr %Table.cell.prime, null, !dbg !1123
  br i1 %is.constant, label %constant, label %object, !dbg !1123

constant:                                         ; preds = %entry
  ret i1 false, !dbg !1123

object:                                           ; preds = %entry
  ret i1 true, !dbg !1123
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.224(ptr noundef %cell, ptr noundef %found, ptr noundef nonnull %key) #0 !dbg !1124 {
entry:
  %is.constant = icmp eq ptr %cell, null, !dbg !1125
  br i1 %is.constant, label %constant, label %object, !dbg !1125

constant:                                         ; preds = %entry
  %List.rev = musttail call tailcc ptr @ml.List.rev(ptr %found), !dbg !1125
  ret ptr %List.rev, !dbg !1125

object:                                           ; preds = %entry
  %c = load ptr, ptr %cell, align 4, !dbg !1125, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !1125
  %0 = load ptr, ptr %field, align 4, !dbg !1125, !tbaa !440, !noundef !0
  %Table.find_cell.prime = call tailcc ptr @ml.Table.find_cell.prime(ptr %key, ptr %0), !dbg !1125
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !1125
  %1 = load i32, ptr %field1, align 4, !dbg !1125, !tbaa !438, !noundef !0
  %object2 = call ptr @min_caml_allocate(i32 8), !dbg !1125
  store i32 %1, ptr %object2, align 4, !dbg !1125, !tbaa !39
  %field3 = getelementptr inbounds nuw { i32, ptr }, ptr %object2, i32 0, i32 1, !dbg !1125
  store ptr %found, ptr %field3, align 4, !dbg !1125, !tbaa !41
  %go = musttail call tailcc ptr @ml.go.224(ptr %Table.find_cell.prime, ptr %object2, ptr %key), !dbg !1125
  ret ptr %go, !dbg !1125
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Table.find_all(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key) #0 !dbg !1126 {
entry:
  %Table.cell.prime = call tailcc ptr @ml.Table.cell.prime(ptr %h, ptr %key), !dbg !1127
  %go = musttail call tailcc ptr @ml.go.224(ptr %Table.cell.prime, ptr null, ptr %key), !dbg !1127
  ret ptr %go, !dbg !1127
}

; Function Attrs: nounwind
define internal tailcc void @ml.Table.add(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key, i32 noundef %data) #0 !dbg !1128 {
entry:
  %Table.hash.prime = call tailcc i32 @ml.Table.hash.prime(ptr %key), !dbg !1129
  musttail call tailcc void @ml.Hashtbl.add_cell.prime.112(ptr %h, i32 %Table.hash.prime, ptr %key, i32 %data), !dbg !1129
  ret void, !dbg !1129
}

; Function Attrs: nounwind
define internal tailcc void @ml.Table.replace(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key, i32 noundef %data) #0 !dbg !1130 {
entry:
  %hash = call tailcc i32 @ml.Table.hash.prime(ptr %key), !dbg !1131
  %Table.bucket.prime = call tailcc ptr @ml.Table.bucket.prime(ptr %h, i32 %hash), !dbg !1131
  %Table.find_cell.prime = call tailcc ptr @ml.Table.find_cell.prime(ptr %key, ptr %Table.bucket.prime), !dbg !1131
  %is.constant = icmp eq ptr %Table.find_cell.prime, null, !dbg !1131
  br i1 %is.constant, label %constant, label %object, !dbg !1131

constant:                                         ; preds = %entry
  musttail call tailcc void @ml.Hashtbl.add_cell.prime.112(ptr %h, i32 %hash, ptr %key, i32 %data), !dbg !1131
  ret void, !dbg !1131

object:                                           ; preds = %entry
  %c = load ptr, ptr %Table.find_cell.prime, align 4, !dbg !1131, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !1131
  store ptr %key, ptr %field, align 4, !dbg !1131, !tbaa !436
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 2, !dbg !1131
  store i32 %data, ptr %field1, align 4, !dbg !1131, !tbaa !438
  ret void, !dbg !1131
}

; Function Attrs: nounwind
define internal tailcc void @ml.go.225(ptr noundef %before, ptr noundef %bucket, ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key) #0 !dbg !1132 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !1133
  br i1 %is.constant, label %constant, label %object, !dbg !1133

constant:                                         ; preds = %entry
  ret void, !dbg !1133

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !1133, !tbaa !527, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 1, !dbg !1133
  %0 = load ptr, ptr %field, align 4, !dbg !1133, !tbaa !436, !nonnull !0, !noundef !0
  %Fold.equal = call tailcc i1 @ml.Fold.equal(ptr %0, ptr %key), !dbg !1133
  br i1 %Fold.equal, label %then, label %else, !dbg !1133

then:                                             ; preds = %object
  musttail call tailcc void @ml.Hashtbl.remove_cell.prime.120(ptr %h, ptr %c, ptr %before), !dbg !1133
  ret void, !dbg !1133

else:                                             ; preds = %object
  %field1 = getelementptr inbounds nuw { i32, ptr, i32, ptr }, ptr %c, i32 0, i32 3, !dbg !1133
  %1 = load ptr, ptr %field1, align 4, !dbg !1133, !tbaa !440, !noundef !0
  musttail call tailcc void @ml.go.225(ptr %bucket, ptr %1, ptr %h, ptr %key), !dbg !1133
  ret void, !dbg !1133
}

; Function Attrs: nounwind
define internal tailcc void @ml.Table.remove(ptr noundef nonnull dereferenceable(16) %h, ptr noundef nonnull %key) #0 !dbg !1134 {
entry:
  %Table.hash.prime = call tailcc i32 @ml.Table.hash.prime(ptr %key), !dbg !1135
  %Table.bucket.prime = call tailcc ptr @ml.Table.bucket.prime(ptr %h, i32 %Table.hash.prime), !dbg !1135
  musttail call tailcc void @ml.go.225(ptr null, ptr %Table.bucket.prime, ptr %h, ptr %key), !dbg !1135
  ret void, !dbg !1135
}

; Function Attrs: nounwind
define internal tailcc noundef i1 @ml.Small.Argument.equal(i32 noundef %x, i32 noundef %y) #0 !dbg !1136 {
entry:
  call void @min_caml_print_char(i32 46), !dbg !1137
  %cmp = icmp eq i32 %x, %y, !dbg !1138
  ret i1 %cmp, !dbg !1138
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Small.Argument.hash(i32 noundef %x) #0 !dbg !1139 {
entry:
  ret i32 %x, !dbg !1140
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.Small.create(i32 noundef %n) #0 !dbg !1141 {
entry:
  %Hashtbl.create = musttail call tailcc ptr @ml.Hashtbl.create(ptr null, i32 %n), !dbg !1142
  ret ptr %Hashtbl.create, !dbg !1142
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.Small.iter(ptr noundef nonnull %f, ptr noundef nonnull dereferenceable(16) %h) #0 !dbg !1143 {
entry:
  %Hashtbl.iter = musttail call tailcc ptr @ml.Hashtbl.iter(ptr %f, ptr %h), !dbg !1144
  ret ptr %Hashtbl.iter, !dbg !1144
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.Small.find_equal.prime(i32 noundef %key, ptr noundef %bucket) #0 !dbg !1145 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !1146
  br i1 %is.constant, label %constant, label %object, !dbg !1146

constant:                                         ; preds = %entry
  br label %uncaught, !dbg !1146

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !1146, !tbaa !516, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !1146
  %0 = load i32, ptr %field, align 4, !dbg !1146, !tbaa !426, !noundef !0
  %Small.Argument.equal = call tailcc i1 @ml.Small.Argument.equal(i32 %key, i32 %0), !dbg !1146
  br i1 %Small.Argument.equal, label %then, label %else, !dbg !1146

then:                                             ; preds = %object
  %field1 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 2, !dbg !1146
  %1 = load ptr, ptr %field1, align 4, !dbg !1146, !tbaa !428, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %2 = insertvalue { ptr, ptr } poison, ptr %1, 0, !dbg !1146
  %result = insertvalue { ptr, ptr } %2, ptr null, 1, !dbg !1146
  ret { ptr, ptr } %result, !dbg !1146

else:                                             ; preds = %object
  %field2 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !1146
  %3 = load ptr, ptr %field2, align 4, !dbg !1146, !tbaa !430, !noundef !0
  %Small.find_equal.prime = musttail call tailcc { ptr, ptr } @ml.Small.find_equal.prime(i32 %key, ptr %3), !dbg !1146
  ret { ptr, ptr } %Small.find_equal.prime, !dbg !1146

uncaught:                                         ; preds = %constant
  %exception = phi ptr [ @exception.Not_found.272, %constant ]
  %result3 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception, 1, !dbg !1146
  ret { ptr, ptr } %result3, !dbg !1146
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.Small.hash.prime(i32 noundef %key) #0 !dbg !1147 {
entry:
  %Small.Argument.hash = call tailcc i32 @ml.Small.Argument.hash(i32 %key), !dbg !1148
  %land = and i32 %Small.Argument.hash, 2147483647, !dbg !1148
  ret i32 %land, !dbg !1148
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.Small.bucket.prime(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %hash) #0 !dbg !1149 {
entry:
  %field = getelementptr inbounds nuw { i32, ptr, i32, i32 }, ptr %h, i32 0, i32 1, !dbg !1150
  %buckets = load ptr, ptr %field, align 4, !dbg !1150, !tbaa !298, !nonnull !0, !align !141, !noundef !0
  %length.address = getelementptr i8, ptr %buckets, i32 -4, !dbg !1150
  %length = load i32, ptr %length.address, align 4, !dbg !1150, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %sub = sub i32 %length, 1, !dbg !1150
  %land = and i32 %hash, %sub, !dbg !1150
  %length.address1 = getelementptr i8, ptr %buckets, i32 -4, !dbg !1150
  %length2 = load i32, ptr %length.address1, align 4, !dbg !1150, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %outside = icmp uge i32 %land, %length2, !dbg !1150
  br i1 %outside, label %fail, label %ok, !dbg !1150, !prof !62

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.109.8, i32 %land, i32 %length2), !dbg !1150
  br label %uncaught, !dbg !1150

ok:                                               ; preds = %entry
  %element.address = getelementptr inbounds nuw ptr, ptr %buckets, i32 %land, !dbg !1150
  %element = load ptr, ptr %element.address, align 4, !dbg !1150, !tbaa !80, !noundef !0
  %0 = insertvalue { ptr, ptr } poison, ptr %element, 0, !dbg !1150
  %result = insertvalue { ptr, ptr } %0, ptr null, 1, !dbg !1150
  ret { ptr, ptr } %result, !dbg !1150

uncaught:                                         ; preds = %fail
  %exception3 = phi ptr [ %exception, %fail ]
  %result4 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception3, 1, !dbg !1150
  ret { ptr, ptr } %result4, !dbg !1150
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.Small.find(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !1151 {
entry:
  %Small.hash.prime = call tailcc i32 @ml.Small.hash.prime(i32 %key), !dbg !1152
  %Small.bucket.prime = call tailcc { ptr, ptr } @ml.Small.bucket.prime(ptr %h, i32 %Small.hash.prime), !dbg !1152
  %exception = extractvalue { ptr, ptr } %Small.bucket.prime, 1, !dbg !1152
  %raised = icmp ne ptr %exception, null, !dbg !1152
  br i1 %raised, label %uncaught, label %ok, !dbg !1152, !prof !62

ok:                                               ; preds = %entry
  %Small.bucket.prime2 = extractvalue { ptr, ptr } %Small.bucket.prime, 0, !dbg !1152
  %Small.find_equal.prime = musttail call tailcc { ptr, ptr } @ml.Small.find_equal.prime(i32 %key, ptr %Small.bucket.prime2), !dbg !1152
  ret { ptr, ptr } %Small.find_equal.prime, !dbg !1152

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  %result = insertvalue { ptr, ptr } zeroinitializer, ptr %exception1, 1, !dbg !1152
  ret { ptr, ptr } %result, !dbg !1152
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.Small.find_opt(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !1153 {
entry:
  %Small.find = call tailcc { ptr, ptr } @ml.Small.find(ptr %h, i32 %key), !dbg !1154
  %exception = extractvalue { ptr, ptr } %Small.find, 1, !dbg !1154
  %raised = icmp ne ptr %exception, null, !dbg !1154
  br i1 %raised, label %handler, label %ok, !dbg !1154, !prof !62

ok:                                               ; preds = %entry
  %Small.find2 = extractvalue { ptr, ptr } %Small.find, 0, !dbg !1154
  %object = call ptr @min_caml_allocate(i32 8), !dbg !1154
  store ptr %Small.find2, ptr %object, align 4, !dbg !1154, !tbaa !1155
  ret ptr %object, !dbg !1154

handler:                                          ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ], !mincaml.handler !0
  %constructor = load i32, ptr %exception1, align 4, !dbg !1154, !tbaa !1042, !noundef !0
  %fits = icmp eq i32 %constructor, 0, !dbg !1154
  br i1 %fits, label %case, label %next.case, !dbg !1154

case:                                             ; preds = %handler
  ret ptr null, !dbg !1154

next.case:                                        ; preds = %handler
  br label %uncaught, !dbg !1154

uncaught:                                         ; preds = %next.case
  %exception3 = phi ptr [ %exception1, %next.case ]
  call void @min_caml_Exception_uncaught(ptr %exception3, ptr @ml.exceptions), !dbg !1154
  unreachable, !dbg !1154
}

; Function Attrs: nounwind
define internal tailcc void @ml.Small.add(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key, ptr noundef nonnull dereferenceable(8) %data) #0 !dbg !1157 {
entry:
  %Small.hash.prime = call tailcc i32 @ml.Small.hash.prime(i32 %key), !dbg !1158
  musttail call tailcc void @ml.Hashtbl.add_cell.prime(ptr %h, i32 %Small.hash.prime, i32 %key, ptr %data), !dbg !1158
  ret void, !dbg !1158
}

; Function Attrs: nounwind
define internal tailcc void @ml.go.226(ptr noundef %before, ptr noundef %bucket, ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !1159 {
entry:
  %is.constant = icmp eq ptr %bucket, null, !dbg !1160
  br i1 %is.constant, label %constant, label %object, !dbg !1160

constant:                                         ; preds = %entry
  ret void, !dbg !1160

object:                                           ; preds = %entry
  %c = load ptr, ptr %bucket, align 4, !dbg !1160, !tbaa !516, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  %field = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 1, !dbg !1160
  %0 = load i32, ptr %field, align 4, !dbg !1160, !tbaa !426, !noundef !0
  %Small.Argument.equal = call tailcc i1 @ml.Small.Argument.equal(i32 %0, i32 %key), !dbg !1160
  br i1 %Small.Argument.equal, label %then, label %else, !dbg !1160

then:                                             ; preds = %object
  musttail call tailcc void @ml.Hashtbl.remove_cell.prime(ptr %h, ptr %c, ptr %before), !dbg !1160
  ret void, !dbg !1160

else:                                             ; preds = %object
  %field1 = getelementptr inbounds nuw { i32, i32, ptr, ptr }, ptr %c, i32 0, i32 3, !dbg !1160
  %1 = load ptr, ptr %field1, align 4, !dbg !1160, !tbaa !430, !noundef !0
  musttail call tailcc void @ml.go.226(ptr %bucket, ptr %1, ptr %h, i32 %key), !dbg !1160
  ret void, !dbg !1160
}

; Function Attrs: nounwind
define internal tailcc void @ml.Small.remove(ptr noundef nonnull dereferenceable(16) %h, i32 noundef %key) #0 !dbg !1161 {
entry:
  %Small.hash.prime = call tailcc i32 @ml.Small.hash.prime(i32 %key), !dbg !1162
  %Small.bucket.prime = call tailcc { ptr, ptr } @ml.Small.bucket.prime(ptr %h, i32 %Small.hash.prime), !dbg !1162
  %exception = extractvalue { ptr, ptr } %Small.bucket.prime, 1, !dbg !1162
  %raised = icmp ne ptr %exception, null, !dbg !1162
  br i1 %raised, label %uncaught, label %ok, !dbg !1162, !prof !62

ok:                                               ; preds = %entry
  %Small.bucket.prime2 = extractvalue { ptr, ptr } %Small.bucket.prime, 0, !dbg !1162
  musttail call tailcc void @ml.go.226(ptr null, ptr %Small.bucket.prime2, ptr %h, i32 %key), !dbg !1162
  ret void, !dbg !1162

uncaught:                                         ; preds = %entry
  %exception1 = phi ptr [ %exception, %entry ]
  call void @min_caml_Exception_uncaught(ptr %exception1, ptr @ml.exceptions), !dbg !1162
  unreachable, !dbg !1162
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.227(i32 noundef %i, ptr noundef nonnull %k) #0 !dbg !1163 {
entry:
  %h.2 = load ptr, ptr @ml.h.2, align 4, !dbg !1164, !tbaa !1165, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  musttail call tailcc void @ml.Table.replace(ptr %h.2, ptr %k, i32 %i), !dbg !1164
  ret void, !dbg !1164
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.228(ptr noundef nonnull %k, i32 noundef %v) #0 !dbg !1167 {
entry:
  call void @min_caml_String_print(ptr %k), !dbg !1168
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.257, i32 8)), !dbg !1168
  call void @min_caml_print_int(i32 %v), !dbg !1168
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !1168
  ret void, !dbg !1168
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.fun.229(ptr noundef nonnull %tmp.2009, i32 noundef %v) #0 !dbg !1169 {
entry:
  %mod = srem i32 %v, 2, !dbg !1170
  %cmp = icmp eq i32 %mod, 0, !dbg !1171
  br i1 %cmp, label %then, label %else, !dbg !1171

then:                                             ; preds = %entry
  %object = call ptr @min_caml_allocate(i32 8), !dbg !1172
  store i32 %v, ptr %object, align 4, !dbg !1172, !tbaa !787
  ret ptr %object, !dbg !1172

else:                                             ; preds = %entry
  ret ptr null, !dbg !1173
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.fun.230(ptr noundef nonnull %k, i32 noundef %v, i32 noundef %n) #0 !dbg !1174 {
entry:
  %length.address = getelementptr i8, ptr %k, i32 -4, !dbg !1175
  %length = load i32, ptr %length.address, align 4, !dbg !1175, !tbaa !65, !range !67, !invariant.load !0, !noundef !0
  %add = add i32 %length, %v, !dbg !1175
  %add1 = add i32 %add, %n, !dbg !1175
  ret i32 %add1, !dbg !1175
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.231(i32 noundef %k) #0 !dbg !1176 {
entry:
  %object = call ptr @min_caml_allocate(i32 8), !dbg !1177
  store i32 %k, ptr %object, align 4, !dbg !1177, !tbaa !206
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %object, i32 0, i32 1, !dbg !1177
  store i32 %k, ptr %field, align 4, !dbg !1177, !tbaa !206
  %s = load ptr, ptr @ml.s, align 4, !dbg !1178, !tbaa !1179, !nonnull !0, !dereferenceable !518, !align !141, !noundef !0
  musttail call tailcc void @ml.Small.add(ptr %s, i32 %k, ptr %object), !dbg !1178
  ret void, !dbg !1178
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.232(i32 noundef %k, ptr noundef nonnull dereferenceable(8) %tmp.2051) #0 !dbg !1181 {
entry:
  call void @min_caml_print_int(i32 %k), !dbg !1182
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !1182
  ret void, !dbg !1182
}

; Function Attrs: nounwind
define internal tailcc i32 @ml.Char.lowercase_ascii.entry(i32 %c, ptr %closure) unnamed_addr #0 !dbg !1183 {
entry:
  %Char.lowercase_ascii = musttail call tailcc i32 @ml.Char.lowercase_ascii(i32 %c), !dbg !1184
  ret i32 %Char.lowercase_ascii, !dbg !1184
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1185 {
entry:
  call tailcc void @ml.fun.86(ptr %cell), !dbg !1186
  ret ptr null, !dbg !1186
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.236(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1187 {
entry:
  call tailcc void @ml.fun.88(ptr %cell), !dbg !1188
  ret ptr null, !dbg !1188
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.238(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1189 {
entry:
  call tailcc void @ml.fun.91(ptr %cell), !dbg !1190
  ret ptr null, !dbg !1190
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.240(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1191 {
entry:
  call tailcc void @ml.fun.94(ptr %cell), !dbg !1192
  ret ptr null, !dbg !1192
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.242(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1193 {
entry:
  call tailcc void @ml.fun.97(ptr %cell), !dbg !1194
  ret ptr null, !dbg !1194
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.244(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1195 {
entry:
  call tailcc void @ml.fun.100(ptr %cell), !dbg !1196
  ret ptr null, !dbg !1196
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.246(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1197 {
entry:
  call tailcc void @ml.fun.103(ptr %cell), !dbg !1198
  ret ptr null, !dbg !1198
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.248(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1199 {
entry:
  call tailcc void @ml.fun.106(ptr %cell), !dbg !1200
  ret ptr null, !dbg !1200
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.250(ptr %cell, ptr %closure) unnamed_addr #0 !dbg !1201 {
entry:
  call tailcc void @ml.fun.109(ptr %cell), !dbg !1202
  ret ptr null, !dbg !1202
}

; Function Attrs: nounwind
define internal tailcc i32 @ml.fun.entry.252(ptr %bucket, ptr %closure) unnamed_addr #0 !dbg !1203 {
entry:
  %fun = musttail call tailcc i32 @ml.fun.172(ptr %bucket), !dbg !1204
  ret i32 %fun, !dbg !1204
}

; Function Attrs: nounwind
define internal tailcc i32 @ml.fun.entry.254(i32 %m, i32 %n, ptr %closure) unnamed_addr #0 !dbg !1205 {
entry:
  %fun = musttail call tailcc i32 @ml.fun.173(i32 %m, i32 %n), !dbg !1206
  ret i32 %fun, !dbg !1206
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.261(i32 %n, ptr %closure) unnamed_addr #0 !dbg !1207 {
entry:
  musttail call tailcc void @ml.fun.207(i32 %n), !dbg !1208
  ret void, !dbg !1208
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.264(i32 %v, ptr %closure) unnamed_addr #0 !dbg !1209 {
entry:
  musttail call tailcc void @ml.fun.208(i32 %v), !dbg !1210
  ret void, !dbg !1210
}

; Function Attrs: nounwind
define void @min_caml_start() #0 !dbg !1211 {
entry:
  %h = call tailcc ptr @ml.Hashtbl.create.68(ptr null, i32 1), !dbg !1212
  store ptr %h, ptr @ml.h, align 4, !dbg !1213, !tbaa !1000
  br label %for, !dbg !1214

for:                                              ; preds = %then, %entry
  %i = phi i32 [ 0, %entry ], [ %add, %then ], !dbg !1214
  %mul = mul i32 %i, %i, !dbg !1215
  %sub = sub i32 %mul, 50, !dbg !1215
  %Hashtbl.replace = call tailcc ptr @ml.Hashtbl.replace.190(ptr %h, i32 %sub, i32 %i), !dbg !1216
  %raised = icmp ne ptr %Hashtbl.replace, null, !dbg !1216
  br i1 %raised, label %uncaught, label %ok, !dbg !1216, !prof !62

ok:                                               ; preds = %for
  %cmp = icmp slt i32 %i, 99, !dbg !1217
  br i1 %cmp, label %then, label %join, !dbg !1217

then:                                             ; preds = %ok
  %add = add i32 %i, 1, !dbg !1217
  br label %for, !dbg !1214

join:                                             ; preds = %ok
  call tailcc void @ml.show.206(ptr @ml.string_of_int.closure, ptr @ml.string_of_int.closure, ptr %h), !dbg !1218
  call tailcc void @ml.stats(ptr %h), !dbg !1219
  br label %for1, !dbg !1220

for1:                                             ; preds = %then6, %join
  %i2 = phi i32 [ 0, %join ], [ %add7, %then6 ], !dbg !1220
  %mod = srem i32 %i2, 4, !dbg !1221
  %Hashtbl.add = call tailcc ptr @ml.Hashtbl.add.184(ptr %h, i32 %mod, i32 %i2), !dbg !1222
  %raised3 = icmp ne ptr %Hashtbl.add, null, !dbg !1222
  br i1 %raised3, label %uncaught, label %ok4, !dbg !1222, !prof !62

ok4:                                              ; preds = %for1
  %cmp5 = icmp slt i32 %i2, 9, !dbg !1223
  br i1 %cmp5, label %then6, label %join9, !dbg !1223

then6:                                            ; preds = %ok4
  %add7 = add i32 %i2, 1, !dbg !1223
  br label %for1, !dbg !1220

join9:                                            ; preds = %ok4
  call tailcc void @ml.List.iter(ptr @ml.fun.closure.274, ptr @data..3a.3a.315), !dbg !1224
  call void @min_caml_print_newline(), !dbg !1225
  %Hashtbl.remove = call tailcc ptr @ml.Hashtbl.remove(ptr %h, i32 1), !dbg !1226
  %raised10 = icmp ne ptr %Hashtbl.remove, null, !dbg !1226
  br i1 %raised10, label %uncaught, label %ok11, !dbg !1226, !prof !62

ok11:                                             ; preds = %join9
  %Hashtbl.remove12 = call tailcc ptr @ml.Hashtbl.remove(ptr %h, i32 1), !dbg !1227
  %raised13 = icmp ne ptr %Hashtbl.remove12, null, !dbg !1227
  br i1 %raised13, label %uncaught, label %ok14, !dbg !1227, !prof !62

ok14:                                             ; preds = %ok11
  %Hashtbl.remove15 = call tailcc ptr @ml.Hashtbl.remove(ptr %h, i32 1), !dbg !1228
  %raised16 = icmp ne ptr %Hashtbl.remove15, null, !dbg !1228
  br i1 %raised16, label %uncaught, label %ok17, !dbg !1228, !prof !62

ok17:                                             ; preds = %ok14
  %Hashtbl.remove18 = call tailcc ptr @ml.Hashtbl.remove(ptr %h, i32 1), !dbg !1229
  %raised19 = icmp ne ptr %Hashtbl.remove18, null, !dbg !1229
  br i1 %raised19, label %uncaught, label %ok20, !dbg !1229, !prof !62

ok20:                                             ; preds = %ok17
  %Hashtbl.remove21 = call tailcc ptr @ml.Hashtbl.remove(ptr %h, i32 1), !dbg !1230
  %raised22 = icmp ne ptr %Hashtbl.remove21, null, !dbg !1230
  br i1 %raised22, label %uncaught, label %ok23, !dbg !1230, !prof !62

ok23:                                             ; preds = %ok20
  %Hashtbl.remove24 = call tailcc ptr @ml.Hashtbl.remove(ptr %h, i32 12345), !dbg !1231
  %raised25 = icmp ne ptr %Hashtbl.remove24, null, !dbg !1231
  br i1 %raised25, label %uncaught, label %ok26, !dbg !1231, !prof !62

ok26:                                             ; preds = %ok23
  %Hashtbl.replace27 = call tailcc ptr @ml.Hashtbl.replace.190(ptr %h, i32 0, i32 100), !dbg !1232
  %raised28 = icmp ne ptr %Hashtbl.replace27, null, !dbg !1232
  br i1 %raised28, label %uncaught, label %ok29, !dbg !1232, !prof !62

ok29:                                             ; preds = %ok26
  %Hashtbl.find_opt = call tailcc ptr @ml.Hashtbl.find_opt(ptr %h, i32 1), !dbg !1233
  %is.constant = icmp eq ptr %Hashtbl.find_opt, null, !dbg !1234
  br i1 %is.constant, label %constant, label %object, !dbg !1234

constant:                                         ; preds = %ok29
  br label %join30, !dbg !1235

object:                                           ; preds = %ok29
  %n = load i32, ptr %Hashtbl.find_opt, align 4, !dbg !1234, !tbaa !787, !noundef !0
  %string_of_int = call tailcc ptr @ml.string_of_int(i32 %n), !dbg !1236
  br label %join30, !dbg !1236

join30:                                           ; preds = %object, %constant
  %match = phi ptr [ getelementptr inbounds (i8, ptr @string.316, i32 8), %constant ], [ %string_of_int, %object ], !dbg !1234
  call void @min_caml_String_print_line(ptr %match), !dbg !1237
  %Hashtbl.find_opt31 = call tailcc ptr @ml.Hashtbl.find_opt(ptr %h, i32 0), !dbg !1238
  %is.constant32 = icmp eq ptr %Hashtbl.find_opt31, null, !dbg !1239
  br i1 %is.constant32, label %constant33, label %object34, !dbg !1239

constant33:                                       ; preds = %join30
  br label %join37, !dbg !1240

object34:                                         ; preds = %join30
  %n35 = load i32, ptr %Hashtbl.find_opt31, align 4, !dbg !1239, !tbaa !787, !noundef !0
  %string_of_int36 = call tailcc ptr @ml.string_of_int(i32 %n35), !dbg !1241
  br label %join37, !dbg !1241

join37:                                           ; preds = %object34, %constant33
  %match38 = phi ptr [ getelementptr inbounds (i8, ptr @string.316, i32 8), %constant33 ], [ %string_of_int36, %object34 ], !dbg !1239
  call void @min_caml_String_print_line(ptr %match38), !dbg !1242
  %Hashtbl.mem = call tailcc i1 @ml.Hashtbl.mem(ptr %h, i32 3), !dbg !1243
  %if = select i1 %Hashtbl.mem, ptr getelementptr inbounds (i8, ptr @string.317, i32 8), ptr getelementptr inbounds (i8, ptr @string.318, i32 8), !dbg !1243
  call void @min_caml_String_print_line(ptr %if), !dbg !1244
  %Hashtbl.filter_map_inplace = call tailcc ptr @ml.Hashtbl.filter_map_inplace.170(ptr @ml.fun.closure.276, ptr %h), !dbg !1245
  %raised39 = icmp ne ptr %Hashtbl.filter_map_inplace, null, !dbg !1245
  br i1 %raised39, label %uncaught, label %ok40, !dbg !1245, !prof !62

ok40:                                             ; preds = %join37
  %copy = call tailcc ptr @ml.Hashtbl.copy.111(ptr %h), !dbg !1246
  call tailcc void @ml.Hashtbl.clear.76(ptr %h), !dbg !1247
  call tailcc void @ml.show.206(ptr @ml.string_of_int.closure, ptr @ml.string_of_int.closure, ptr %h), !dbg !1248
  call tailcc void @ml.stats(ptr %h), !dbg !1249
  call tailcc void @ml.Hashtbl.reset(ptr %h), !dbg !1250
  call tailcc void @ml.stats(ptr %h), !dbg !1251
  call tailcc void @ml.show.206(ptr @ml.string_of_int.closure, ptr @ml.string_of_int.closure, ptr %copy), !dbg !1252
  %Hashtbl.fold = call tailcc { i32, ptr } @ml.Hashtbl.fold.162(ptr @ml.fun.closure.278, ptr %copy, i32 0), !dbg !1253
  %exception41 = extractvalue { i32, ptr } %Hashtbl.fold, 1, !dbg !1253
  %raised42 = icmp ne ptr %exception41, null, !dbg !1253
  br i1 %raised42, label %uncaught, label %ok43, !dbg !1253, !prof !62

ok43:                                             ; preds = %ok40
  %Hashtbl.fold44 = extractvalue { i32, ptr } %Hashtbl.fold, 0, !dbg !1253
  call void @min_caml_print_int(i32 %Hashtbl.fold44), !dbg !1254
  call void @min_caml_print_newline(), !dbg !1255
  %Hashtbl.find = call tailcc { i32, ptr } @ml.Hashtbl.find.182(ptr %copy, i32 1), !dbg !1256
  %exception45 = extractvalue { i32, ptr } %Hashtbl.find, 1, !dbg !1256
  %raised46 = icmp ne ptr %exception45, null, !dbg !1256
  br i1 %raised46, label %handler, label %ok48, !dbg !1256, !prof !62

ok48:                                             ; preds = %ok43
  %Hashtbl.find49 = extractvalue { i32, ptr } %Hashtbl.find, 0, !dbg !1256
  br label %join53, !dbg !1256

handler:                                          ; preds = %ok43
  %exception47 = phi ptr [ %exception45, %ok43 ], !mincaml.handler !0
  %constructor = load i32, ptr %exception47, align 4, !dbg !1257, !tbaa !1042, !noundef !0
  %fits = icmp eq i32 %constructor, 0, !dbg !1257
  br i1 %fits, label %case, label %next.case, !dbg !1257

case:                                             ; preds = %handler
  br label %join51, !dbg !1258

next.case:                                        ; preds = %handler
  br label %uncaught, !dbg !1257

join51:                                           ; preds = %case
  br label %join53, !dbg !1257

join53:                                           ; preds = %join51, %ok48
  %try = phi i32 [ %Hashtbl.find49, %ok48 ], [ -1, %join51 ], !dbg !1257
  call void @min_caml_print_int(i32 %try), !dbg !1259
  call void @min_caml_print_newline(), !dbg !1260
  %h54 = call tailcc ptr @ml.Hashtbl.create.68(ptr null, i32 16), !dbg !1261
  store ptr %h54, ptr @ml.h.1, align 4, !dbg !1262, !tbaa !1025
  br label %for55, !dbg !1263

for55:                                            ; preds = %then61, %join53
  %i56 = phi i32 [ 0, %join53 ], [ %add62, %then61 ], !dbg !1263
  %Hashtbl.replace57 = call tailcc ptr @ml.Hashtbl.replace.190(ptr %h54, i32 %i56, i32 %i56), !dbg !1264
  %raised58 = icmp ne ptr %Hashtbl.replace57, null, !dbg !1264
  br i1 %raised58, label %uncaught, label %ok59, !dbg !1264, !prof !62

ok59:                                             ; preds = %for55
  %cmp60 = icmp slt i32 %i56, 31, !dbg !1265
  br i1 %cmp60, label %then61, label %join64, !dbg !1265

then61:                                           ; preds = %ok59
  %add62 = add i32 %i56, 1, !dbg !1265
  br label %for55, !dbg !1263

join64:                                           ; preds = %ok59
  %n66 = call ptr @min_caml_allocate(i32 8), !dbg !1266
  store i32 0, ptr %n66, align 4, !dbg !1266, !tbaa !1018
  store ptr %n66, ptr @ml.n, align 4, !dbg !1267, !tbaa !1016
  %Hashtbl.iter = call tailcc ptr @ml.Hashtbl.iter.139(ptr @ml.fun.closure.280, ptr %h54), !dbg !1268
  %raised67 = icmp ne ptr %Hashtbl.iter, null, !dbg !1268
  br i1 %raised67, label %uncaught, label %ok68, !dbg !1268, !prof !62

ok68:                                             ; preds = %join64
  call void @min_caml_print_newline(), !dbg !1269
  call tailcc void @ml.show.206(ptr @ml.string_of_int.closure, ptr @ml.string_of_int.closure, ptr %h54), !dbg !1270
  %Hashtbl.iter69 = call tailcc ptr @ml.Hashtbl.iter.139(ptr @ml.fun.closure.282, ptr %h54), !dbg !1271
  %raised70 = icmp ne ptr %Hashtbl.iter69, null, !dbg !1271
  br i1 %raised70, label %handler71, label %ok73, !dbg !1271, !prof !62

ok73:                                             ; preds = %ok68
  br label %join80, !dbg !1271

handler71:                                        ; preds = %ok68
  %exception72 = phi ptr [ %Hashtbl.iter69, %ok68 ], !mincaml.handler !0
  %constructor74 = load i32, ptr %exception72, align 4, !dbg !1272, !tbaa !1042, !noundef !0
  %fits75 = icmp eq i32 %constructor74, 3, !dbg !1272
  br i1 %fits75, label %case76, label %next.case77, !dbg !1272

case76:                                           ; preds = %handler71
  br label %join79, !dbg !1273

next.case77:                                      ; preds = %handler71
  br label %uncaught, !dbg !1272

join79:                                           ; preds = %case76
  br label %join80, !dbg !1272

join80:                                           ; preds = %join79, %ok73
  br label %for81, !dbg !1274

for81:                                            ; preds = %then87, %join80
  %i82 = phi i32 [ 0, %join80 ], [ %add88, %then87 ], !dbg !1274
  %neg = sub i32 0, %i82, !dbg !1275
  %Hashtbl.add83 = call tailcc ptr @ml.Hashtbl.add.184(ptr %h54, i32 %neg, i32 %i82), !dbg !1276
  %raised84 = icmp ne ptr %Hashtbl.add83, null, !dbg !1276
  br i1 %raised84, label %uncaught, label %ok85, !dbg !1276, !prof !62

ok85:                                             ; preds = %for81
  %cmp86 = icmp slt i32 %i82, 200, !dbg !1277
  br i1 %cmp86, label %then87, label %join90, !dbg !1277

then87:                                           ; preds = %ok85
  %add88 = add i32 %i82, 1, !dbg !1277
  br label %for81, !dbg !1274

join90:                                           ; preds = %ok85
  call tailcc void @ml.show.206(ptr @ml.string_of_int.closure, ptr @ml.string_of_int.closure, ptr %h54), !dbg !1278
  %words = call tailcc ptr @ml.String.split_on_char(i32 32, ptr getelementptr inbounds (i8, ptr @string.319, i32 8)), !dbg !1279
  %count = call tailcc ptr @ml.Hashtbl.create.54(ptr @data.Some, i32 10), !dbg !1280
  store ptr %count, ptr @ml.count, align 4, !dbg !1281, !tbaa !1039
  call tailcc void @ml.List.iter.27(ptr @ml.fun.closure.284, ptr %words), !dbg !1282
  call tailcc void @ml.show(ptr @ml.text.closure, ptr @ml.string_of_int.closure, ptr %count), !dbg !1283
  %pairs = call tailcc ptr @ml.Hashtbl.create.66(ptr null, i32 0), !dbg !1284
  br label %for91, !dbg !1285

for91:                                            ; preds = %then103, %join90
  %i92 = phi i32 [ 0, %join90 ], [ %add104, %then103 ], !dbg !1285
  br label %for93, !dbg !1286

for93:                                            ; preds = %then98, %for91
  %j = phi i32 [ 0, %for91 ], [ %add99, %then98 ], !dbg !1286
  %add94 = add i32 97, %j, !dbg !1287
  %char_of_int = call tailcc i32 @ml.char_of_int(i32 %add94), !dbg !1288
  %object95 = call ptr @min_caml_allocate(i32 8), !dbg !1289
  store i32 %i92, ptr %object95, align 4, !dbg !1289, !tbaa !206
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %object95, i32 0, i32 1, !dbg !1289
  store i32 %char_of_int, ptr %field, align 4, !dbg !1289, !tbaa !253
  %mul96 = mul i32 %i92, %j, !dbg !1290
  call tailcc void @ml.Hashtbl.replace.185(ptr %pairs, ptr %object95, i32 %mul96), !dbg !1291
  %cmp97 = icmp slt i32 %j, 4, !dbg !1292
  br i1 %cmp97, label %then98, label %join101, !dbg !1292

then98:                                           ; preds = %for93
  %add99 = add i32 %j, 1, !dbg !1292
  br label %for93, !dbg !1286

join101:                                          ; preds = %for93
  %cmp102 = icmp slt i32 %i92, 9, !dbg !1293
  br i1 %cmp102, label %then103, label %join106, !dbg !1293

then103:                                          ; preds = %join101
  %add104 = add i32 %i92, 1, !dbg !1293
  br label %for91, !dbg !1285

join106:                                          ; preds = %join101
  call tailcc void @ml.show.194(ptr @ml.fun.closure.286, ptr @ml.string_of_int.closure, ptr %pairs), !dbg !1294
  %tokens = call tailcc ptr @ml.Hashtbl.create.64(ptr null, i32 7), !dbg !1295
  store ptr %tokens, ptr @ml.tokens, align 4, !dbg !1296, !tbaa !1053
  call tailcc void @ml.List.iteri.30(ptr @ml.fun.closure.288, ptr @data..3a.3a.334), !dbg !1297
  call tailcc void @ml.show.196(ptr @ml.fun.closure.290, ptr @ml.string_of_int.closure, ptr %tokens), !dbg !1298
  %floats = call tailcc ptr @ml.Hashtbl.create.62(ptr null, i32 16), !dbg !1299
  store ptr %floats, ptr @ml.floats, align 4, !dbg !1300, !tbaa !1063
  call tailcc void @ml.List.iteri.32(ptr @ml.fun.closure.292, ptr @data..3a.3a.345), !dbg !1301
  call tailcc void @ml.show.198(ptr @ml.partial.closure, ptr @ml.string_of_int.closure, ptr %floats), !dbg !1302
  %trees = call tailcc ptr @ml.Hashtbl.create.60(ptr null, i32 16), !dbg !1303
  br label %for107, !dbg !1304

for107:                                           ; preds = %then110, %join106
  %n108 = phi i32 [ 0, %join106 ], [ %add111, %then110 ], !dbg !1304
  %build = call tailcc ptr @ml.build(i32 %n108), !dbg !1305
  %array = call ptr @min_caml_create_array(i32 1, i32 %n108), !dbg !1306
  call tailcc void @ml.Hashtbl.replace.188(ptr %trees, ptr %build, ptr %array), !dbg !1307
  %cmp109 = icmp slt i32 %n108, 9, !dbg !1308
  br i1 %cmp109, label %then110, label %join113, !dbg !1308

then110:                                          ; preds = %for107
  %add111 = add i32 %n108, 1, !dbg !1308
  br label %for107, !dbg !1304

join113:                                          ; preds = %for107
  call tailcc void @ml.show.200(ptr @ml.fun.closure.294, ptr @ml.fun.closure.296, ptr %trees), !dbg !1309
  %lists = call tailcc ptr @ml.Hashtbl.create.58(ptr null, i32 16), !dbg !1310
  br label %for114, !dbg !1311

for114:                                           ; preds = %then120, %join113
  %n115 = phi i32 [ 0, %join113 ], [ %add121, %then120 ], !dbg !1311
  %List.init = call tailcc ptr @ml.List.init(i32 %n115, ptr @ml.fun.closure.347), !dbg !1312
  %float = sitofp i32 %n115 to double, !dbg !1313
  %array116 = call ptr @min_caml_create_float_array(i32 1, double %float), !dbg !1314
  %object117 = call ptr @min_caml_allocate(i32 8), !dbg !1312
  store ptr %List.init, ptr %object117, align 4, !dbg !1312, !tbaa !267
  %field118 = getelementptr inbounds nuw { ptr, ptr }, ptr %object117, i32 0, i32 1, !dbg !1312
  store ptr %array116, ptr %field118, align 4, !dbg !1312, !tbaa !269
  call tailcc void @ml.Hashtbl.replace.189(ptr %lists, ptr %object117, i32 %n115), !dbg !1315
  %cmp119 = icmp slt i32 %n115, 20, !dbg !1316
  br i1 %cmp119, label %then120, label %join123, !dbg !1316

then120:                                          ; preds = %for114
  %add121 = add i32 %n115, 1, !dbg !1316
  br label %for114, !dbg !1311

join123:                                          ; preds = %for114
  call tailcc void @ml.show.202(ptr @ml.fun.closure.298, ptr @ml.string_of_int.closure, ptr %lists), !dbg !1317
  %units = call tailcc ptr @ml.Hashtbl.create.56(ptr null, i32 3), !dbg !1318
  call tailcc void @ml.Hashtbl.add(ptr %units, ptr getelementptr inbounds (i8, ptr @string.348, i32 8)), !dbg !1319
  call tailcc void @ml.Hashtbl.add(ptr %units, ptr getelementptr inbounds (i8, ptr @string.349, i32 8)), !dbg !1320
  call tailcc void @ml.show.204(ptr @ml.fun.closure.300, ptr @ml.text.closure, ptr %units), !dbg !1321
  %h124 = call tailcc ptr @ml.Table.create(i32 1), !dbg !1322
  store ptr %h124, ptr @ml.h.2, align 4, !dbg !1323, !tbaa !1165
  call tailcc void @ml.List.iteri(ptr @ml.fun.closure.302, ptr @data..3a.3a.359), !dbg !1324
  br label %for125, !dbg !1325

for125:                                           ; preds = %then129, %join123
  %i126 = phi i32 [ 0, %join123 ], [ %add130, %then129 ], !dbg !1325
  %string_of_int127 = call tailcc ptr @ml.string_of_int(i32 %i126), !dbg !1326
  %concatenation = call ptr @min_caml_String_concatenate(ptr getelementptr inbounds (i8, ptr @string.360, i32 8), ptr %string_of_int127), !dbg !1327
  call tailcc void @ml.Table.add(ptr %h124, ptr %concatenation, i32 %i126), !dbg !1328
  %cmp128 = icmp slt i32 %i126, 40, !dbg !1329
  br i1 %cmp128, label %then129, label %join132, !dbg !1329

then129:                                          ; preds = %for125
  %add130 = add i32 %i126, 1, !dbg !1329
  br label %for125, !dbg !1325

join132:                                          ; preds = %for125
  %Table.iter = call tailcc ptr @ml.Table.iter(ptr @ml.fun.closure.304, ptr %h124), !dbg !1330
  %raised133 = icmp ne ptr %Table.iter, null, !dbg !1330
  br i1 %raised133, label %uncaught, label %ok134, !dbg !1330, !prof !62

ok134:                                            ; preds = %join132
  %argument = call tailcc i32 @ml.Table.length(ptr %h124), !dbg !1331
  %argument135 = call tailcc i32 @ml.Table.find(ptr %h124, ptr getelementptr inbounds (i8, ptr @string.361, i32 8)), !dbg !1332
  %argument136 = call tailcc i1 @ml.Table.mem(ptr %h124, ptr getelementptr inbounds (i8, ptr @string.362, i32 8)), !dbg !1333
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.363, i32 8)), !dbg !1334
  call void @min_caml_print_int(i32 %argument), !dbg !1334
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !1334
  call void @min_caml_print_int(i32 %argument135), !dbg !1334
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.258, i32 8)), !dbg !1334
  %if137 = select i1 %argument136, ptr getelementptr inbounds (i8, ptr @string.317, i32 8), ptr getelementptr inbounds (i8, ptr @string.318, i32 8), !dbg !1334
  call void @min_caml_String_print(ptr %if137), !dbg !1334
  call void @min_caml_String_print(ptr getelementptr inbounds (i8, ptr @string.363, i32 8)), !dbg !1334
  call tailcc void @ml.Table.remove(ptr %h124, ptr getelementptr inbounds (i8, ptr @string.364, i32 8)), !dbg !1335
  %Table.filter_map_inplace = call tailcc ptr @ml.Table.filter_map_inplace(ptr @ml.fun.closure.306, ptr %h124), !dbg !1336
  %raised138 = icmp ne ptr %Table.filter_map_inplace, null, !dbg !1336
  br i1 %raised138, label %uncaught, label %ok139, !dbg !1336, !prof !62

ok139:                                            ; preds = %ok134
  %Table.copy = call tailcc ptr @ml.Table.copy(ptr %h124), !dbg !1337
  %Table.fold = call tailcc { i32, ptr } @ml.Table.fold(ptr @ml.fun.closure.308, ptr %Table.copy, i32 0), !dbg !1338
  %exception140 = extractvalue { i32, ptr } %Table.fold, 1, !dbg !1338
  %raised141 = icmp ne ptr %exception140, null, !dbg !1338
  br i1 %raised141, label %uncaught, label %ok142, !dbg !1338, !prof !62

ok142:                                            ; preds = %ok139
  %Table.fold143 = extractvalue { i32, ptr } %Table.fold, 0, !dbg !1338
  call void @min_caml_print_int(i32 %Table.fold143), !dbg !1339
  %Table.find_all = call tailcc ptr @ml.Table.find_all(ptr %h124, ptr getelementptr inbounds (i8, ptr @string.365, i32 8)), !dbg !1340
  %List.length = call tailcc i32 @ml.List.length(ptr %Table.find_all), !dbg !1341
  call void @min_caml_print_int(i32 %List.length), !dbg !1342
  call tailcc void @ml.Table.clear(ptr %h124), !dbg !1343
  %Table.length = call tailcc i32 @ml.Table.length(ptr %h124), !dbg !1344
  call void @min_caml_print_int(i32 %Table.length), !dbg !1345
  %s = call tailcc ptr @ml.Small.create(i32 10), !dbg !1346
  store ptr %s, ptr @ml.s, align 4, !dbg !1347, !tbaa !1179
  call tailcc void @ml.List.iter(ptr @ml.fun.closure.310, ptr @data..3a.3a.371), !dbg !1348
  %Small.find_opt = call tailcc ptr @ml.Small.find_opt(ptr %s, i32 -1), !dbg !1349
  %is.constant144 = icmp eq ptr %Small.find_opt, null, !dbg !1350
  br i1 %is.constant144, label %constant145, label %object146, !dbg !1350

constant145:                                      ; preds = %ok142
  br label %join149, !dbg !1351

object146:                                        ; preds = %ok142
  %0 = load ptr, ptr %Small.find_opt, align 4, !dbg !1350, !tbaa !1155, !nonnull !0, !dereferenceable !140, !align !141, !noundef !0
  %n147 = load i32, ptr %0, align 4, !dbg !1350, !tbaa !206, !noundef !0
  %string_of_int148 = call tailcc ptr @ml.string_of_int(i32 %n147), !dbg !1352
  br label %join149, !dbg !1352

join149:                                          ; preds = %object146, %constant145
  %match150 = phi ptr [ getelementptr inbounds (i8, ptr @string.316, i32 8), %constant145 ], [ %string_of_int148, %object146 ], !dbg !1350
  call void @min_caml_String_print_line(ptr %match150), !dbg !1353
  call tailcc void @ml.Small.remove(ptr %s, i32 31), !dbg !1354
  %Small.iter = call tailcc ptr @ml.Small.iter(ptr @ml.fun.closure.312, ptr %s), !dbg !1355
  %raised151 = icmp ne ptr %Small.iter, null, !dbg !1355
  br i1 %raised151, label %uncaught, label %ok152, !dbg !1355, !prof !62

ok152:                                            ; preds = %join149
  call void @min_caml_print_newline(), !dbg !1356
  ret void, !dbg !1356

uncaught:                                         ; preds = %join149, %ok139, %ok134, %join132, %for81, %next.case77, %join64, %for55, %next.case, %ok40, %join37, %ok26, %ok23, %ok20, %ok17, %ok14, %ok11, %join9, %for1, %for
  %exception = phi ptr [ %Hashtbl.replace, %for ], [ %Hashtbl.add, %for1 ], [ %Hashtbl.remove, %join9 ], [ %Hashtbl.remove12, %ok11 ], [ %Hashtbl.remove15, %ok14 ], [ %Hashtbl.remove18, %ok17 ], [ %Hashtbl.remove21, %ok20 ], [ %Hashtbl.remove24, %ok23 ], [ %Hashtbl.replace27, %ok26 ], [ %Hashtbl.filter_map_inplace, %join37 ], [ %exception41, %ok40 ], [ %exception47, %next.case ], [ %Hashtbl.replace57, %for55 ], [ %Hashtbl.iter, %join64 ], [ %exception72, %next.case77 ], [ %Hashtbl.add83, %for81 ], [ %Table.iter, %join132 ], [ %Table.filter_map_inplace, %ok134 ], [ %exception140, %ok139 ], [ %Small.iter, %join149 ]
  call void @min_caml_Exception_uncaught(ptr %exception, ptr @ml.exceptions), !dbg !1356
  unreachable, !dbg !1356
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.string_of_int.entry(i32 %tmp.1578, ptr %closure) unnamed_addr #0 !dbg !1357 {
entry:
  %string_of_int = musttail call tailcc ptr @ml.string_of_int(i32 %tmp.1578), !dbg !1358
  ret ptr %string_of_int, !dbg !1358
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.text.entry(ptr %s, ptr %closure) unnamed_addr #0 !dbg !1359 {
entry:
  %text = musttail call tailcc ptr @ml.text(ptr %s), !dbg !1360
  ret ptr %text, !dbg !1360
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.273(i32 %k, ptr %closure) unnamed_addr #0 !dbg !1361 {
entry:
  musttail call tailcc void @ml.fun.209(i32 %k), !dbg !1362
  ret void, !dbg !1362
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.275(i32 %k, i32 %v, ptr %closure) unnamed_addr #0 !dbg !1363 {
entry:
  %fun = musttail call tailcc ptr @ml.fun.210(i32 %k, i32 %v), !dbg !1364
  ret ptr %fun, !dbg !1364
}

; Function Attrs: nounwind
define internal tailcc i32 @ml.fun.entry.277(i32 %k, i32 %v, i32 %sum, ptr %closure) unnamed_addr #0 !dbg !1365 {
entry:
  %fun = musttail call tailcc i32 @ml.fun.211(i32 %k, i32 %v, i32 %sum), !dbg !1366
  ret i32 %fun, !dbg !1366
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.279(i32 %k, i32 %v, ptr %closure) unnamed_addr #0 !dbg !1367 {
entry:
  %fun = musttail call tailcc ptr @ml.fun.212(i32 %k, i32 %v), !dbg !1368
  ret ptr %fun, !dbg !1368
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.281(i32 %k, i32 %v, ptr %closure) unnamed_addr #0 !dbg !1369 {
entry:
  %fun = musttail call tailcc ptr @ml.fun.213(i32 %k, i32 %v), !dbg !1370
  ret ptr %fun, !dbg !1370
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.283(ptr %w, ptr %closure) unnamed_addr #0 !dbg !1371 {
entry:
  musttail call tailcc void @ml.fun.214(ptr %w), !dbg !1372
  ret void, !dbg !1372
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.fun.entry.285(ptr %parameter, ptr %closure) unnamed_addr #0 !dbg !1373 {
entry:
  %fun = musttail call tailcc { ptr, ptr } @ml.fun.215(ptr %parameter), !dbg !1374
  ret { ptr, ptr } %fun, !dbg !1374
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.287(i32 %i, ptr %t, ptr %closure) unnamed_addr #0 !dbg !1375 {
entry:
  %fun = musttail call tailcc ptr @ml.fun.216(i32 %i, ptr %t), !dbg !1376
  ret ptr %fun, !dbg !1376
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.289(ptr %matched, ptr %closure) unnamed_addr #0 !dbg !1377 {
entry:
  %fun = musttail call tailcc ptr @ml.fun.217(ptr %matched), !dbg !1378
  ret ptr %fun, !dbg !1378
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.291(i32 %i, double %x, ptr %closure) unnamed_addr #0 !dbg !1379 {
entry:
  musttail call tailcc void @ml.fun.218(i32 %i, double %x), !dbg !1380
  ret void, !dbg !1380
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.partial.entry(double %parameter, ptr %closure) unnamed_addr #0 !dbg !1381 {
entry:
  %partial = musttail call tailcc ptr @ml.partial(double %parameter), !dbg !1382
  ret ptr %partial, !dbg !1382
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.293(ptr %matched, ptr %closure) unnamed_addr #0 !dbg !1383 {
entry:
  %fun = musttail call tailcc ptr @ml.fun.219(ptr %matched), !dbg !1384
  ret ptr %fun, !dbg !1384
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.fun.entry.295(ptr %a, ptr %closure) unnamed_addr #0 !dbg !1385 {
entry:
  %fun = musttail call tailcc { ptr, ptr } @ml.fun.220(ptr %a), !dbg !1386
  ret { ptr, ptr } %fun, !dbg !1386
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.fun.entry.297(ptr %parameter, ptr %closure) unnamed_addr #0 !dbg !1387 {
entry:
  %fun = call tailcc ptr @ml.fun.222(ptr %parameter), !dbg !1388
  %0 = insertvalue { ptr, ptr } poison, ptr %fun, 0, !dbg !1388
  %result = insertvalue { ptr, ptr } %0, ptr null, 1, !dbg !1388
  ret { ptr, ptr } %result, !dbg !1388
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.299(ptr %closure) unnamed_addr #0 !dbg !1389 {
entry:
  %fun = musttail call tailcc ptr @ml.fun.223(), !dbg !1390
  ret ptr %fun, !dbg !1390
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.301(i32 %i, ptr %k, ptr %closure) unnamed_addr #0 !dbg !1391 {
entry:
  musttail call tailcc void @ml.fun.227(i32 %i, ptr %k), !dbg !1392
  ret void, !dbg !1392
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.303(ptr %k, i32 %v, ptr %closure) unnamed_addr #0 !dbg !1393 {
entry:
  musttail call tailcc void @ml.fun.228(ptr %k, i32 %v), !dbg !1394
  ret void, !dbg !1394
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.fun.entry.305(ptr %tmp.2009, i32 %v, ptr %closure) unnamed_addr #0 !dbg !1395 {
entry:
  %fun = musttail call tailcc ptr @ml.fun.229(ptr %tmp.2009, i32 %v), !dbg !1396
  ret ptr %fun, !dbg !1396
}

; Function Attrs: nounwind
define internal tailcc i32 @ml.fun.entry.307(ptr %k, i32 %v, i32 %n, ptr %closure) unnamed_addr #0 !dbg !1397 {
entry:
  %fun = musttail call tailcc i32 @ml.fun.230(ptr %k, i32 %v, i32 %n), !dbg !1398
  ret i32 %fun, !dbg !1398
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.309(i32 %k, ptr %closure) unnamed_addr #0 !dbg !1399 {
entry:
  musttail call tailcc void @ml.fun.231(i32 %k), !dbg !1400
  ret void, !dbg !1400
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.311(i32 %k, ptr %tmp.2051, ptr %closure) unnamed_addr #0 !dbg !1401 {
entry:
  musttail call tailcc void @ml.fun.232(i32 %k, ptr %tmp.2051), !dbg !1402
  ret void, !dbg !1402
}

; Function Attrs: nounwind
define internal tailcc i32 @ml.fun.entry.346(i32 %i, ptr %closure) unnamed_addr #0 !dbg !1403 {
entry:
  %fun = musttail call tailcc i32 @ml.fun.221(i32 %i), !dbg !1404
  ret i32 %fun, !dbg !1404
}

; Function Attrs: nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_allocate(i32 noundef) #1

; Function Attrs: nounwind willreturn memory(argmem: read)
declare noundef i32 @min_caml_String_compare(ptr noundef captures(none), ptr noundef captures(none)) #2

; Function Attrs: cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @min_caml_fail_character(ptr noundef, i32 noundef) #3

; Function Attrs: noreturn nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare void @min_caml_Failure_invalid_argument(ptr noundef captures(none)) #4

; Function Attrs: cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @min_caml_fail_bounds(ptr noundef, i32 noundef, i32 noundef) #3

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_Exception_bounds(ptr noundef, i32 noundef, i32 noundef) #5

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_create_array(i32 noundef, i32 noundef) #6

; Function Attrs: cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @min_caml_fail_array_size(ptr noundef, i32 noundef) #3

; Function Attrs: cold noreturn nounwind
declare void @min_caml_Exception_uncaught(ptr noundef, ptr noundef) #7

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_sub(ptr noundef captures(none), ptr noundef captures(none), i32 noundef, i32 noundef) #8

; Function Attrs: cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @min_caml_fail_string_bounds(ptr noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_make(ptr noundef captures(none), i32 noundef, i32 noundef) #8

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noundef double @min_caml_Float_scale(double noundef, i32 noundef) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #9

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_Exception_string_bounds(ptr noundef, i32 noundef, i32 noundef) #5

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_create_pointer_array(i32 noundef, ptr noundef) #6

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_Exception_array_size(ptr noundef, i32 noundef) #5

; Function Attrs: nounwind willreturn memory(argmem: read)
declare noundef i32 @min_caml_String_equal(ptr noundef captures(none), ptr noundef captures(none)) #2

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare void @min_caml_String_print(ptr noundef captures(none)) #8

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_int(i32 noundef) #6

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_of_int(i32 noundef) #8

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_newline() #6

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_Exception_begin() #6

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare noundef ptr @min_caml_Exception_end() #6

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_concatenate(ptr noundef captures(none), ptr noundef captures(none)) #8

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_format_float(ptr noundef captures(none), double noundef) #8

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_char(i32 noundef) #6

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare void @min_caml_String_print_line(ptr noundef captures(none)) #8

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_create_float_array(i32 noundef, double noundef) #6

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="min_caml_allocate" }
attributes #2 = { nounwind willreturn memory(argmem: read) }
attributes #3 = { cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #4 = { noreturn nounwind memory(argmem: read, inaccessiblemem: readwrite) }
attributes #5 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #6 = { nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { cold noreturn nounwind }
attributes #8 = { nounwind memory(argmem: read, inaccessiblemem: readwrite) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!1, !2}
!llvm.dbg.cu = !{!3}

!0 = !{}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = distinct !DICompileUnit(language: DW_LANG_OCaml, file: !4, producer: "mincaml-llc 0.1.0", isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
!4 = !DIFile(filename: "test/lit/EndToEnd/Library/hash-tables.ml", directory: "")
!5 = distinct !DISubprogram(name: "part", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!6 = !DISubroutineType(types: !0)
!7 = !DILocation(line: 106, column: 16, scope: !5)
!8 = !{!9, !9, i64 0}
!9 = !{!"closure field tree", !10, i64 0}
!10 = !{!"MinCaml"}
!11 = !{!12, !12, i64 0}
!12 = !{!"closure field int", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"data tag", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"data field Hashtbl.view'.Hashtbl.Int'.0", !10, i64 0}
!17 = distinct !DISubprogram(name: "view_tree", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!18 = !DILocation(line: 106, column: 16, scope: !17)
!19 = !{!20, !20, i64 0}
!20 = !{!"data field tree.Node.0", !10, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"data field tree.Node.1", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"data field tree.Node.2", !10, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"closure code", !10, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"data field Hashtbl.view'.Hashtbl.Block'.0", !10, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"data field Hashtbl.view'.Hashtbl.Block'.1", !10, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"data field Hashtbl.view'.Hashtbl.Block'.2", !10, i64 0}
!33 = distinct !DISubprogram(name: "part", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!34 = !DILocation(line: 106, column: 16, scope: !33)
!35 = !{!36, !36, i64 0}
!36 = !{!"closure field int list", !10, i64 0}
!37 = distinct !DISubprogram(name: "view_list", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!38 = !DILocation(line: 106, column: 16, scope: !37)
!39 = !{!40, !40, i64 0}
!40 = !{!"data field int list.::.0", !10, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"data field int list.::.1", !10, i64 0}
!43 = distinct !DISubprogram(name: "position_token", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!44 = !DILocation(line: 24, column: 22, scope: !43)
!45 = !{i32 0, i32 3}
!46 = distinct !DISubprogram(name: "order_all_token", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!47 = !DILocation(line: 24, column: 22, scope: !46)
!48 = !{!49, !49, i64 0}
!49 = !{!"data field token.Number.0", !10, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"data field token.Name.0", !10, i64 0}
!52 = !{!53, !53, i64 0}
!53 = !{!"data field token.Point.0", !10, i64 0}
!54 = !{!55, !55, i64 0}
!55 = !{!"data field token.Point.1", !10, i64 0}
!56 = distinct !DISubprogram(name: "equal_tree", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!57 = !DILocation(line: 24, column: 22, scope: !56)
!58 = distinct !DISubprogram(name: "order_list", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!59 = !DILocation(line: 24, column: 22, scope: !58)
!60 = distinct !DISubprogram(name: "Char.lowercase_ascii", scope: !4, file: !4, line: 105, type: !6, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!61 = !DILocation(line: 105, column: 19, scope: !60)
!62 = !{!"branch_weights", i32 1, i32 1048575}
!63 = distinct !DISubprogram(name: "Array.fill", scope: !4, file: !4, line: 37, type: !6, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!64 = !DILocation(line: 37, column: 3, scope: !63)
!65 = !{!66, !66, i64 0}
!66 = !{!"array length", !10, i64 0}
!67 = !{i32 0, i32 -2147483648}
!68 = !{!69, !69, i64 0}
!69 = !{!"array of (string, int) Hashtbl.cell' option", !10, i64 0}
!70 = distinct !DISubprogram(name: "Array.fill", scope: !4, file: !4, line: 37, type: !6, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!71 = !DILocation(line: 37, column: 3, scope: !70)
!72 = !{!73, !73, i64 0}
!73 = !{!"array of (int, int) Hashtbl.cell' option", !10, i64 0}
!74 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!75 = !DILocation(line: 18, column: 3, scope: !74)
!76 = !{!77, !77, i64 0}
!77 = !{!"array of int", !10, i64 0}
!78 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!79 = !DILocation(line: 18, column: 3, scope: !78)
!80 = !{!81, !81, i64 0}
!81 = !{!"array of (int, int * int) Hashtbl.cell' option", !10, i64 0}
!82 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!83 = !DILocation(line: 18, column: 3, scope: !82)
!84 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!85 = !DILocation(line: 18, column: 3, scope: !84)
!86 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!87 = !DILocation(line: 18, column: 3, scope: !86)
!88 = !{!89, !89, i64 0}
!89 = !{!"array of (int * char, int) Hashtbl.cell' option", !10, i64 0}
!90 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!91 = !DILocation(line: 18, column: 3, scope: !90)
!92 = !{!93, !93, i64 0}
!93 = !{!"array of (token, int) Hashtbl.cell' option", !10, i64 0}
!94 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!95 = !DILocation(line: 18, column: 3, scope: !94)
!96 = !{!97, !97, i64 0}
!97 = !{!"array of (float, int) Hashtbl.cell' option", !10, i64 0}
!98 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!99 = !DILocation(line: 18, column: 3, scope: !98)
!100 = !{!101, !101, i64 0}
!101 = !{!"array of (tree, int array) Hashtbl.cell' option", !10, i64 0}
!102 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!103 = !DILocation(line: 18, column: 3, scope: !102)
!104 = !{!105, !105, i64 0}
!105 = !{!"array of (int list * float array, int) Hashtbl.cell' option", !10, i64 0}
!106 = distinct !DISubprogram(name: "Array.iter", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!107 = !DILocation(line: 18, column: 3, scope: !106)
!108 = !{!109, !109, i64 0}
!109 = !{!"array of (unit, string) Hashtbl.cell' option", !10, i64 0}
!110 = distinct !DISubprogram(name: "Array.iteri", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!111 = !DILocation(line: 35, column: 3, scope: !110)
!112 = distinct !DISubprogram(name: "Array.iteri", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!113 = !DILocation(line: 35, column: 3, scope: !112)
!114 = distinct !DISubprogram(name: "Array.map", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!115 = !DILocation(line: 16, column: 11, scope: !114)
!116 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!117 = !DILocation(line: 16, column: 11, scope: !116)
!118 = distinct !DISubprogram(name: "Array.fold_left", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!119 = !DILocation(line: 16, column: 11, scope: !118)
!120 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!121 = !DILocation(line: 16, column: 11, scope: !120)
!122 = distinct !DISubprogram(name: "Array.fold_left", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!123 = !DILocation(line: 16, column: 11, scope: !122)
!124 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!125 = !DILocation(line: 16, column: 11, scope: !124)
!126 = distinct !DISubprogram(name: "Array.fold_left", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!127 = !DILocation(line: 16, column: 11, scope: !126)
!128 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 97, type: !6, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!129 = !DILocation(line: 97, column: 28, scope: !128)
!130 = distinct !DISubprogram(name: "List.length", scope: !4, file: !4, line: 97, type: !6, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!131 = !DILocation(line: 97, column: 28, scope: !130)
!132 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!133 = !DILocation(line: 108, column: 8, scope: !132)
!134 = distinct !DISubprogram(name: "List.rev_append", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!135 = !DILocation(line: 108, column: 8, scope: !134)
!136 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!137 = !DILocation(line: 108, column: 8, scope: !136)
!138 = !{!139, !139, i64 0}
!139 = !{!"data field (int * (int -> Hashtbl.view')) list.::.0", !10, i64 0}
!140 = !{i64 8}
!141 = !{i64 4}
!142 = !{!143, !143, i64 0}
!143 = !{!"data field (int * (int -> Hashtbl.view')) list.::.1", !10, i64 0}
!144 = distinct !DISubprogram(name: "List.rev_append", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!145 = !DILocation(line: 108, column: 8, scope: !144)
!146 = distinct !DISubprogram(name: "List.rev", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!147 = !DILocation(line: 108, column: 8, scope: !146)
!148 = distinct !DISubprogram(name: "List.rev", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!149 = !DILocation(line: 108, column: 8, scope: !148)
!150 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 96, type: !6, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!151 = !DILocation(line: 96, column: 45, scope: !150)
!152 = distinct !DISubprogram(name: "List.init", scope: !4, file: !4, line: 96, type: !6, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!153 = !DILocation(line: 96, column: 45, scope: !152)
!154 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!155 = !DILocation(line: 27, column: 3, scope: !154)
!156 = distinct !DISubprogram(name: "List.iter", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!157 = !DILocation(line: 27, column: 3, scope: !156)
!158 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!159 = !DILocation(line: 27, column: 3, scope: !158)
!160 = !{!161, !161, i64 0}
!161 = !{!"data field string list.::.0", !10, i64 0}
!162 = !{!163, !163, i64 0}
!163 = !{!"data field string list.::.1", !10, i64 0}
!164 = distinct !DISubprogram(name: "List.iter", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!165 = !DILocation(line: 27, column: 3, scope: !164)
!166 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 80, type: !6, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!167 = !DILocation(line: 80, column: 3, scope: !166)
!168 = distinct !DISubprogram(name: "List.iteri", scope: !4, file: !4, line: 80, type: !6, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!169 = !DILocation(line: 80, column: 3, scope: !168)
!170 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 80, type: !6, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!171 = !DILocation(line: 80, column: 3, scope: !170)
!172 = !{!173, !173, i64 0}
!173 = !{!"data field token list.::.0", !10, i64 0}
!174 = !{!175, !175, i64 0}
!175 = !{!"data field token list.::.1", !10, i64 0}
!176 = distinct !DISubprogram(name: "List.iteri", scope: !4, file: !4, line: 80, type: !6, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!177 = !DILocation(line: 80, column: 3, scope: !176)
!178 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 80, type: !6, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!179 = !DILocation(line: 80, column: 3, scope: !178)
!180 = !{!181, !181, i64 0}
!181 = !{!"data field float list.::.0", !10, i64 0}
!182 = !{!183, !183, i64 0}
!183 = !{!"data field float list.::.1", !10, i64 0}
!184 = distinct !DISubprogram(name: "List.iteri", scope: !4, file: !4, line: 80, type: !6, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!185 = !DILocation(line: 80, column: 3, scope: !184)
!186 = distinct !DISubprogram(name: "char_of_int", scope: !4, file: !4, line: 77, type: !6, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!187 = !DILocation(line: 77, column: 66, scope: !186)
!188 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 70, type: !6, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!189 = !DILocation(line: 70, column: 15, scope: !188)
!190 = !{!191, !191, i64 0}
!191 = !{!"characters", !10, i64 0}
!192 = distinct !DISubprogram(name: "String.split_on_char", scope: !4, file: !4, line: 70, type: !6, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!193 = !DILocation(line: 70, column: 15, scope: !192)
!194 = distinct !DISubprogram(name: "String.map", scope: !4, file: !4, line: 105, type: !6, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!195 = !DILocation(line: 105, column: 19, scope: !194)
!196 = distinct !DISubprogram(name: "String.lowercase_ascii", scope: !4, file: !4, line: 105, type: !6, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!197 = !DILocation(line: 105, column: 19, scope: !196)
!198 = distinct !DISubprogram(name: "Hashtbl.mix'", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!199 = !DILocation(line: 106, column: 16, scope: !198)
!200 = distinct !DISubprogram(name: "Hashtbl.finish'", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!201 = !DILocation(line: 106, column: 16, scope: !200)
!202 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!203 = !DILocation(line: 106, column: 16, scope: !202)
!204 = !{!205, !205, i64 0}
!205 = !{!"tuple field float", !10, i64 0}
!206 = !{!207, !207, i64 0}
!207 = !{!"tuple field int", !10, i64 0}
!208 = distinct !DISubprogram(name: "Hashtbl.exponent'", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!209 = !DILocation(line: 106, column: 16, scope: !208)
!210 = distinct !DISubprogram(name: "Hashtbl.mix_words'", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!211 = !DILocation(line: 106, column: 16, scope: !210)
!212 = distinct !DISubprogram(name: "Hashtbl.mix_float'", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!213 = !DILocation(line: 106, column: 16, scope: !212)
!214 = distinct !DISubprogram(name: "byte", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!215 = !DILocation(line: 106, column: 16, scope: !214)
!216 = distinct !DISubprogram(name: "rest", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!217 = !DILocation(line: 106, column: 16, scope: !216)
!218 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!219 = !DILocation(line: 106, column: 16, scope: !218)
!220 = distinct !DISubprogram(name: "Hashtbl.mix_string'", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!221 = !DILocation(line: 106, column: 16, scope: !220)
!222 = distinct !DISubprogram(name: "floats", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!223 = !DILocation(line: 106, column: 16, scope: !222)
!224 = !{!225, !225, i64 0}
!225 = !{!"array of float", !10, i64 0}
!226 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!227 = !DILocation(line: 106, column: 16, scope: !226)
!228 = !{!229, !229, i64 0}
!229 = !{!"argument area", !10, i64 0}
!230 = !{i32 0, i32 5}
!231 = !{!232, !232, i64 0}
!232 = !{!"data field Hashtbl.view'.Hashtbl.Float'.0", !10, i64 0}
!233 = !{!234, !234, i64 0}
!234 = !{!"data field Hashtbl.view'.Hashtbl.String'.0", !10, i64 0}
!235 = !{!236, !236, i64 0}
!236 = !{!"data field Hashtbl.view'.Hashtbl.Floats'.0", !10, i64 0}
!237 = !{!238, !238, i64 0}
!238 = !{!"tuple field int -> Hashtbl.view'", !10, i64 0}
!239 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!240 = !DILocation(line: 106, column: 16, scope: !239)
!241 = !{!242, !242, i64 0}
!242 = !{!"closure field Hashtbl.view'", !10, i64 0}
!243 = distinct !DISubprogram(name: "Hashtbl.hash_view'", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!244 = !DILocation(line: 106, column: 16, scope: !243)
!245 = distinct !DISubprogram(name: "Hashtbl.hash_all'", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!246 = !DILocation(line: 106, column: 16, scope: !245)
!247 = distinct !DISubprogram(name: "Hashtbl.seeded_hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!248 = !DILocation(line: 106, column: 16, scope: !247)
!249 = distinct !DISubprogram(name: "Hashtbl.seeded_hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!250 = !DILocation(line: 106, column: 16, scope: !249)
!251 = distinct !DISubprogram(name: "Hashtbl.seeded_hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!252 = !DILocation(line: 106, column: 16, scope: !251)
!253 = !{!254, !254, i64 0}
!254 = !{!"tuple field char", !10, i64 0}
!255 = distinct !DISubprogram(name: "Hashtbl.seeded_hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!256 = !DILocation(line: 106, column: 16, scope: !255)
!257 = distinct !DISubprogram(name: "Hashtbl.seeded_hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!258 = !DILocation(line: 106, column: 16, scope: !257)
!259 = distinct !DISubprogram(name: "Hashtbl.seeded_hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!260 = !DILocation(line: 106, column: 16, scope: !259)
!261 = distinct !DISubprogram(name: "part", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!262 = !DILocation(line: 106, column: 16, scope: !261)
!263 = !{!264, !264, i64 0}
!264 = !{!"closure field float array", !10, i64 0}
!265 = distinct !DISubprogram(name: "Hashtbl.seeded_hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!266 = !DILocation(line: 106, column: 16, scope: !265)
!267 = !{!268, !268, i64 0}
!268 = !{!"tuple field int list", !10, i64 0}
!269 = !{!270, !270, i64 0}
!270 = !{!"tuple field float array", !10, i64 0}
!271 = distinct !DISubprogram(name: "Hashtbl.seeded_hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!272 = !DILocation(line: 106, column: 16, scope: !271)
!273 = distinct !DISubprogram(name: "Hashtbl.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!274 = !DILocation(line: 106, column: 16, scope: !273)
!275 = distinct !DISubprogram(name: "Hashtbl.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!276 = !DILocation(line: 106, column: 16, scope: !275)
!277 = distinct !DISubprogram(name: "Hashtbl.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!278 = !DILocation(line: 106, column: 16, scope: !277)
!279 = distinct !DISubprogram(name: "Hashtbl.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!280 = !DILocation(line: 106, column: 16, scope: !279)
!281 = distinct !DISubprogram(name: "Hashtbl.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!282 = !DILocation(line: 106, column: 16, scope: !281)
!283 = distinct !DISubprogram(name: "Hashtbl.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!284 = !DILocation(line: 106, column: 16, scope: !283)
!285 = distinct !DISubprogram(name: "Hashtbl.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!286 = !DILocation(line: 106, column: 16, scope: !285)
!287 = distinct !DISubprogram(name: "Hashtbl.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!288 = !DILocation(line: 106, column: 16, scope: !287)
!289 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!290 = !DILocation(line: 23, column: 11, scope: !289)
!291 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!292 = !DILocation(line: 23, column: 11, scope: !291)
!293 = !{!294, !294, i64 0}
!294 = !{!"data field bool option.Some.0", !10, i64 0}
!295 = !{i32 0, i32 2}
!296 = !{!297, !297, i64 0}
!297 = !{!"mutable field (int, int * int) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!298 = !{!299, !299, i64 0}
!299 = !{!"mutable field (int, int * int) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!300 = !{!301, !301, i64 0}
!301 = !{!"mutable field (int, int * int) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!302 = !{!303, !303, i64 0}
!303 = !{!"record field (int, int * int) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!304 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!305 = !DILocation(line: 23, column: 11, scope: !304)
!306 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!307 = !DILocation(line: 23, column: 11, scope: !306)
!308 = !{!309, !309, i64 0}
!309 = !{!"mutable field (string, int) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!310 = !{!311, !311, i64 0}
!311 = !{!"mutable field (string, int) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!312 = !{!313, !313, i64 0}
!313 = !{!"mutable field (string, int) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!314 = !{!315, !315, i64 0}
!315 = !{!"record field (string, int) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!316 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!317 = !DILocation(line: 23, column: 11, scope: !316)
!318 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!319 = !DILocation(line: 23, column: 11, scope: !318)
!320 = !{!321, !321, i64 0}
!321 = !{!"mutable field (unit, string) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!322 = !{!323, !323, i64 0}
!323 = !{!"mutable field (unit, string) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!324 = !{!325, !325, i64 0}
!325 = !{!"mutable field (unit, string) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!326 = !{!327, !327, i64 0}
!327 = !{!"record field (unit, string) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!328 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!329 = !DILocation(line: 23, column: 11, scope: !328)
!330 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!331 = !DILocation(line: 23, column: 11, scope: !330)
!332 = !{!333, !333, i64 0}
!333 = !{!"mutable field (int list * float array, int) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!334 = !{!335, !335, i64 0}
!335 = !{!"mutable field (int list * float array, int) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!336 = !{!337, !337, i64 0}
!337 = !{!"mutable field (int list * float array, int) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!338 = !{!339, !339, i64 0}
!339 = !{!"record field (int list * float array, int) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!340 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!341 = !DILocation(line: 23, column: 11, scope: !340)
!342 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!343 = !DILocation(line: 23, column: 11, scope: !342)
!344 = !{!345, !345, i64 0}
!345 = !{!"mutable field (tree, int array) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!346 = !{!347, !347, i64 0}
!347 = !{!"mutable field (tree, int array) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!348 = !{!349, !349, i64 0}
!349 = !{!"mutable field (tree, int array) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!350 = !{!351, !351, i64 0}
!351 = !{!"record field (tree, int array) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!352 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!353 = !DILocation(line: 23, column: 11, scope: !352)
!354 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!355 = !DILocation(line: 23, column: 11, scope: !354)
!356 = !{!357, !357, i64 0}
!357 = !{!"mutable field (float, int) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!358 = !{!359, !359, i64 0}
!359 = !{!"mutable field (float, int) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!360 = !{!361, !361, i64 0}
!361 = !{!"mutable field (float, int) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!362 = !{!363, !363, i64 0}
!363 = !{!"record field (float, int) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!364 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!365 = !DILocation(line: 23, column: 11, scope: !364)
!366 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!367 = !DILocation(line: 23, column: 11, scope: !366)
!368 = !{!369, !369, i64 0}
!369 = !{!"mutable field (token, int) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!370 = !{!371, !371, i64 0}
!371 = !{!"mutable field (token, int) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!372 = !{!373, !373, i64 0}
!373 = !{!"mutable field (token, int) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!374 = !{!375, !375, i64 0}
!375 = !{!"record field (token, int) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!376 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!377 = !DILocation(line: 23, column: 11, scope: !376)
!378 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!379 = !DILocation(line: 23, column: 11, scope: !378)
!380 = !{!381, !381, i64 0}
!381 = !{!"mutable field (int * char, int) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!382 = !{!383, !383, i64 0}
!383 = !{!"mutable field (int * char, int) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!384 = !{!385, !385, i64 0}
!385 = !{!"mutable field (int * char, int) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!386 = !{!387, !387, i64 0}
!387 = !{!"record field (int * char, int) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!388 = distinct !DISubprogram(name: "size", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!389 = !DILocation(line: 23, column: 11, scope: !388)
!390 = distinct !DISubprogram(name: "Hashtbl.create", scope: !4, file: !4, line: 23, type: !6, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!391 = !DILocation(line: 23, column: 11, scope: !390)
!392 = !{!393, !393, i64 0}
!393 = !{!"mutable field (int, int) Hashtbl.t.Hashtbl.t.0", !10, i64 0}
!394 = !{!395, !395, i64 0}
!395 = !{!"mutable field (int, int) Hashtbl.t.Hashtbl.t.1", !10, i64 0}
!396 = !{!397, !397, i64 0}
!397 = !{!"mutable field (int, int) Hashtbl.t.Hashtbl.t.2", !10, i64 0}
!398 = !{!399, !399, i64 0}
!399 = !{!"record field (int, int) Hashtbl.t.Hashtbl.t.3", !10, i64 0}
!400 = distinct !DISubprogram(name: "Hashtbl.length", scope: !4, file: !4, line: 10, type: !6, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!401 = !DILocation(line: 10, column: 27, scope: !400)
!402 = distinct !DISubprogram(name: "Hashtbl.length", scope: !4, file: !4, line: 10, type: !6, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!403 = !DILocation(line: 10, column: 27, scope: !402)
!404 = distinct !DISubprogram(name: "Hashtbl.length", scope: !4, file: !4, line: 10, type: !6, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!405 = !DILocation(line: 10, column: 27, scope: !404)
!406 = distinct !DISubprogram(name: "Hashtbl.length", scope: !4, file: !4, line: 10, type: !6, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!407 = !DILocation(line: 10, column: 27, scope: !406)
!408 = distinct !DISubprogram(name: "Hashtbl.length", scope: !4, file: !4, line: 10, type: !6, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!409 = !DILocation(line: 10, column: 27, scope: !408)
!410 = distinct !DISubprogram(name: "Hashtbl.length", scope: !4, file: !4, line: 10, type: !6, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!411 = !DILocation(line: 10, column: 27, scope: !410)
!412 = distinct !DISubprogram(name: "Hashtbl.length", scope: !4, file: !4, line: 10, type: !6, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!413 = !DILocation(line: 10, column: 27, scope: !412)
!414 = distinct !DISubprogram(name: "Hashtbl.length", scope: !4, file: !4, line: 10, type: !6, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!415 = !DILocation(line: 10, column: 27, scope: !414)
!416 = distinct !DISubprogram(name: "Hashtbl.clear", scope: !4, file: !4, line: 37, type: !6, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!417 = !DILocation(line: 37, column: 3, scope: !416)
!418 = distinct !DISubprogram(name: "Hashtbl.clear", scope: !4, file: !4, line: 37, type: !6, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!419 = !DILocation(line: 37, column: 3, scope: !418)
!420 = distinct !DISubprogram(name: "Hashtbl.reset", scope: !4, file: !4, line: 39, type: !6, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!421 = !DILocation(line: 39, column: 3, scope: !420)
!422 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!423 = !DILocation(line: 109, column: 8, scope: !422)
!424 = !{!425, !425, i64 0}
!425 = !{!"record field (int, int * int) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!426 = !{!427, !427, i64 0}
!427 = !{!"mutable field (int, int * int) Hashtbl.cell'.Hashtbl.cell'.1", !10, i64 0}
!428 = !{!429, !429, i64 0}
!429 = !{!"mutable field (int, int * int) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!430 = !{!431, !431, i64 0}
!431 = !{!"mutable field (int, int * int) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!432 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!433 = !DILocation(line: 109, column: 8, scope: !432)
!434 = !{!435, !435, i64 0}
!435 = !{!"record field (string, int) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!436 = !{!437, !437, i64 0}
!437 = !{!"mutable field (string, int) Hashtbl.cell'.Hashtbl.cell'.1", !10, i64 0}
!438 = !{!439, !439, i64 0}
!439 = !{!"mutable field (string, int) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!440 = !{!441, !441, i64 0}
!441 = !{!"mutable field (string, int) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!442 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!443 = !DILocation(line: 109, column: 8, scope: !442)
!444 = !{!445, !445, i64 0}
!445 = !{!"record field (int * char, int) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!446 = !{!447, !447, i64 0}
!447 = !{!"mutable field (int * char, int) Hashtbl.cell'.Hashtbl.cell'.1", !10, i64 0}
!448 = !{!449, !449, i64 0}
!449 = !{!"mutable field (int * char, int) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!450 = !{!451, !451, i64 0}
!451 = !{!"mutable field (int * char, int) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!452 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!453 = !DILocation(line: 109, column: 8, scope: !452)
!454 = !{!455, !455, i64 0}
!455 = !{!"record field (token, int) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!456 = !{!457, !457, i64 0}
!457 = !{!"mutable field (token, int) Hashtbl.cell'.Hashtbl.cell'.1", !10, i64 0}
!458 = !{!459, !459, i64 0}
!459 = !{!"mutable field (token, int) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!460 = !{!461, !461, i64 0}
!461 = !{!"mutable field (token, int) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!462 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!463 = !DILocation(line: 109, column: 8, scope: !462)
!464 = !{!465, !465, i64 0}
!465 = !{!"record field (float, int) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!466 = !{!467, !467, i64 0}
!467 = !{!"mutable field (float, int) Hashtbl.cell'.Hashtbl.cell'.1", !10, i64 0}
!468 = !{!469, !469, i64 0}
!469 = !{!"mutable field (float, int) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!470 = !{!471, !471, i64 0}
!471 = !{!"mutable field (float, int) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!472 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!473 = !DILocation(line: 109, column: 8, scope: !472)
!474 = !{!475, !475, i64 0}
!475 = !{!"record field (tree, int array) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!476 = !{!477, !477, i64 0}
!477 = !{!"mutable field (tree, int array) Hashtbl.cell'.Hashtbl.cell'.1", !10, i64 0}
!478 = !{!479, !479, i64 0}
!479 = !{!"mutable field (tree, int array) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!480 = !{!481, !481, i64 0}
!481 = !{!"mutable field (tree, int array) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!482 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!483 = !DILocation(line: 109, column: 8, scope: !482)
!484 = !{!485, !485, i64 0}
!485 = !{!"record field (int list * float array, int) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!486 = !{!487, !487, i64 0}
!487 = !{!"mutable field (int list * float array, int) Hashtbl.cell'.Hashtbl.cell'.1", !10, i64 0}
!488 = !{!489, !489, i64 0}
!489 = !{!"mutable field (int list * float array, int) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!490 = !{!491, !491, i64 0}
!491 = !{!"mutable field (int list * float array, int) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!492 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!493 = !DILocation(line: 109, column: 8, scope: !492)
!494 = !{!495, !495, i64 0}
!495 = !{!"record field (int, int) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!496 = !{!497, !497, i64 0}
!497 = !{!"mutable field (int, int) Hashtbl.cell'.Hashtbl.cell'.1", !10, i64 0}
!498 = !{!499, !499, i64 0}
!499 = !{!"mutable field (int, int) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!500 = !{!501, !501, i64 0}
!501 = !{!"mutable field (int, int) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!502 = distinct !DISubprogram(name: "Hashtbl.copy_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!503 = !DILocation(line: 109, column: 8, scope: !502)
!504 = !{!505, !505, i64 0}
!505 = !{!"record field (unit, string) Hashtbl.cell'.Hashtbl.cell'.0", !10, i64 0}
!506 = !{!507, !507, i64 0}
!507 = !{!"mutable field (unit, string) Hashtbl.cell'.Hashtbl.cell'.2", !10, i64 0}
!508 = !{!509, !509, i64 0}
!509 = !{!"mutable field (unit, string) Hashtbl.cell'.Hashtbl.cell'.3", !10, i64 0}
!510 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!511 = !DILocation(line: 109, column: 8, scope: !510)
!512 = !{!513, !513, i64 0}
!513 = !{!"closure field bool", !10, i64 0}
!514 = !{!515, !515, i64 0}
!515 = !{!"closure field (int, int * int) Hashtbl.cell' option array", !10, i64 0}
!516 = !{!517, !517, i64 0}
!517 = !{!"data field (int, int * int) Hashtbl.cell' option.Some.0", !10, i64 0}
!518 = !{i64 16}
!519 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!520 = !DILocation(line: 109, column: 8, scope: !519)
!521 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!522 = !DILocation(line: 109, column: 8, scope: !521)
!523 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!524 = !DILocation(line: 109, column: 8, scope: !523)
!525 = !{!526, !526, i64 0}
!526 = !{!"closure field (string, int) Hashtbl.cell' option array", !10, i64 0}
!527 = !{!528, !528, i64 0}
!528 = !{!"data field (string, int) Hashtbl.cell' option.Some.0", !10, i64 0}
!529 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!530 = !DILocation(line: 109, column: 8, scope: !529)
!531 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!532 = !DILocation(line: 109, column: 8, scope: !531)
!533 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!534 = !DILocation(line: 109, column: 8, scope: !533)
!535 = !{!536, !536, i64 0}
!536 = !{!"closure field (int * char, int) Hashtbl.cell' option array", !10, i64 0}
!537 = !{!538, !538, i64 0}
!538 = !{!"data field (int * char, int) Hashtbl.cell' option.Some.0", !10, i64 0}
!539 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!540 = !DILocation(line: 109, column: 8, scope: !539)
!541 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!542 = !DILocation(line: 109, column: 8, scope: !541)
!543 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!544 = !DILocation(line: 109, column: 8, scope: !543)
!545 = !{!546, !546, i64 0}
!546 = !{!"closure field (token, int) Hashtbl.cell' option array", !10, i64 0}
!547 = !{!548, !548, i64 0}
!548 = !{!"data field (token, int) Hashtbl.cell' option.Some.0", !10, i64 0}
!549 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!550 = !DILocation(line: 109, column: 8, scope: !549)
!551 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!552 = !DILocation(line: 109, column: 8, scope: !551)
!553 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!554 = !DILocation(line: 109, column: 8, scope: !553)
!555 = !{!556, !556, i64 0}
!556 = !{!"closure field (float, int) Hashtbl.cell' option array", !10, i64 0}
!557 = !{!558, !558, i64 0}
!558 = !{!"data field (float, int) Hashtbl.cell' option.Some.0", !10, i64 0}
!559 = !{i64 24}
!560 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!561 = !DILocation(line: 109, column: 8, scope: !560)
!562 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!563 = !DILocation(line: 109, column: 8, scope: !562)
!564 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!565 = !DILocation(line: 109, column: 8, scope: !564)
!566 = !{!567, !567, i64 0}
!567 = !{!"closure field (tree, int array) Hashtbl.cell' option array", !10, i64 0}
!568 = !{!569, !569, i64 0}
!569 = !{!"data field (tree, int array) Hashtbl.cell' option.Some.0", !10, i64 0}
!570 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!571 = !DILocation(line: 109, column: 8, scope: !570)
!572 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!573 = !DILocation(line: 109, column: 8, scope: !572)
!574 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!575 = !DILocation(line: 109, column: 8, scope: !574)
!576 = !{!577, !577, i64 0}
!577 = !{!"closure field (int list * float array, int) Hashtbl.cell' option array", !10, i64 0}
!578 = !{!579, !579, i64 0}
!579 = !{!"data field (int list * float array, int) Hashtbl.cell' option.Some.0", !10, i64 0}
!580 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!581 = !DILocation(line: 109, column: 8, scope: !580)
!582 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!583 = !DILocation(line: 109, column: 8, scope: !582)
!584 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!585 = !DILocation(line: 109, column: 8, scope: !584)
!586 = !{!587, !587, i64 0}
!587 = !{!"closure field (int, int) Hashtbl.cell' option array", !10, i64 0}
!588 = !{!589, !589, i64 0}
!589 = !{!"data field (int, int) Hashtbl.cell' option.Some.0", !10, i64 0}
!590 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!591 = !DILocation(line: 109, column: 8, scope: !590)
!592 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!593 = !DILocation(line: 109, column: 8, scope: !592)
!594 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!595 = !DILocation(line: 109, column: 8, scope: !594)
!596 = !{!597, !597, i64 0}
!597 = !{!"closure field (unit, string) Hashtbl.cell' option array", !10, i64 0}
!598 = !{!599, !599, i64 0}
!599 = !{!"data field (unit, string) Hashtbl.cell' option.Some.0", !10, i64 0}
!600 = !{i64 12}
!601 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!602 = !DILocation(line: 109, column: 8, scope: !601)
!603 = distinct !DISubprogram(name: "Hashtbl.rehash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!604 = !DILocation(line: 109, column: 8, scope: !603)
!605 = distinct !DISubprogram(name: "Hashtbl.copy", scope: !4, file: !4, line: 36, type: !6, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!606 = !DILocation(line: 36, column: 14, scope: !605)
!607 = distinct !DISubprogram(name: "Hashtbl.copy", scope: !4, file: !4, line: 36, type: !6, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!608 = !DILocation(line: 36, column: 14, scope: !607)
!609 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!610 = !DILocation(line: 109, column: 8, scope: !609)
!611 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!612 = !DILocation(line: 109, column: 8, scope: !611)
!613 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!614 = !DILocation(line: 109, column: 8, scope: !613)
!615 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!616 = !DILocation(line: 109, column: 8, scope: !615)
!617 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!618 = !DILocation(line: 109, column: 8, scope: !617)
!619 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!620 = !DILocation(line: 109, column: 8, scope: !619)
!621 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!622 = !DILocation(line: 109, column: 8, scope: !621)
!623 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!624 = !DILocation(line: 109, column: 8, scope: !623)
!625 = distinct !DISubprogram(name: "Hashtbl.add_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!626 = !DILocation(line: 109, column: 8, scope: !625)
!627 = distinct !DISubprogram(name: "Hashtbl.remove_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!628 = !DILocation(line: 109, column: 8, scope: !627)
!629 = distinct !DISubprogram(name: "Hashtbl.remove_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!630 = !DILocation(line: 109, column: 8, scope: !629)
!631 = distinct !DISubprogram(name: "Hashtbl.remove_cell'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!632 = !DILocation(line: 109, column: 8, scope: !631)
!633 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!634 = !DILocation(line: 35, column: 3, scope: !633)
!635 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!636 = !DILocation(line: 35, column: 3, scope: !635)
!637 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!638 = !DILocation(line: 35, column: 3, scope: !637)
!639 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!640 = !DILocation(line: 35, column: 3, scope: !639)
!641 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!642 = !DILocation(line: 35, column: 3, scope: !641)
!643 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!644 = !DILocation(line: 35, column: 3, scope: !643)
!645 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!646 = !DILocation(line: 35, column: 3, scope: !645)
!647 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!648 = !DILocation(line: 35, column: 3, scope: !647)
!649 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!650 = !DILocation(line: 35, column: 3, scope: !649)
!651 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!652 = !DILocation(line: 35, column: 3, scope: !651)
!653 = distinct !DISubprogram(name: "Hashtbl.traverse'", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!654 = !DILocation(line: 35, column: 3, scope: !653)
!655 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!656 = !DILocation(line: 9, column: 3, scope: !655)
!657 = !{!658, !658, i64 0}
!658 = !{!"closure field int -> int * int -> unit", !10, i64 0}
!659 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!660 = !DILocation(line: 9, column: 3, scope: !659)
!661 = !{!662, !662, i64 0}
!662 = !{!"closure field (int, int * int) Hashtbl.t", !10, i64 0}
!663 = !{!664, !664, i64 0}
!664 = !{!"closure field (int, int * int) Hashtbl.cell' option -> unit", !10, i64 0}
!665 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!666 = !DILocation(line: 9, column: 3, scope: !665)
!667 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!668 = !DILocation(line: 9, column: 3, scope: !667)
!669 = !{!670, !670, i64 0}
!670 = !{!"closure field string -> int -> unit", !10, i64 0}
!671 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!672 = !DILocation(line: 9, column: 3, scope: !671)
!673 = !{!674, !674, i64 0}
!674 = !{!"closure field (string, int) Hashtbl.t", !10, i64 0}
!675 = !{!676, !676, i64 0}
!676 = !{!"closure field (string, int) Hashtbl.cell' option -> unit", !10, i64 0}
!677 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!678 = !DILocation(line: 9, column: 3, scope: !677)
!679 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!680 = !DILocation(line: 9, column: 3, scope: !679)
!681 = !{!682, !682, i64 0}
!682 = !{!"closure field int -> int -> unit", !10, i64 0}
!683 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!684 = !DILocation(line: 9, column: 3, scope: !683)
!685 = !{!686, !686, i64 0}
!686 = !{!"closure field (int, int) Hashtbl.t", !10, i64 0}
!687 = !{!688, !688, i64 0}
!688 = !{!"closure field (int, int) Hashtbl.cell' option -> unit", !10, i64 0}
!689 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!690 = !DILocation(line: 9, column: 3, scope: !689)
!691 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!692 = !DILocation(line: 9, column: 3, scope: !691)
!693 = !{!694, !694, i64 0}
!694 = !{!"closure field int * char -> int -> unit", !10, i64 0}
!695 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!696 = !DILocation(line: 9, column: 3, scope: !695)
!697 = !{!698, !698, i64 0}
!698 = !{!"closure field (int * char, int) Hashtbl.t", !10, i64 0}
!699 = !{!700, !700, i64 0}
!700 = !{!"closure field (int * char, int) Hashtbl.cell' option -> unit", !10, i64 0}
!701 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!702 = !DILocation(line: 9, column: 3, scope: !701)
!703 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!704 = !DILocation(line: 9, column: 3, scope: !703)
!705 = !{!706, !706, i64 0}
!706 = !{!"closure field token -> int -> unit", !10, i64 0}
!707 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!708 = !DILocation(line: 9, column: 3, scope: !707)
!709 = !{!710, !710, i64 0}
!710 = !{!"closure field (token, int) Hashtbl.t", !10, i64 0}
!711 = !{!712, !712, i64 0}
!712 = !{!"closure field (token, int) Hashtbl.cell' option -> unit", !10, i64 0}
!713 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!714 = !DILocation(line: 9, column: 3, scope: !713)
!715 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!716 = !DILocation(line: 9, column: 3, scope: !715)
!717 = !{!718, !718, i64 0}
!718 = !{!"closure field float -> int -> unit", !10, i64 0}
!719 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!720 = !DILocation(line: 9, column: 3, scope: !719)
!721 = !{!722, !722, i64 0}
!722 = !{!"closure field (float, int) Hashtbl.t", !10, i64 0}
!723 = !{!724, !724, i64 0}
!724 = !{!"closure field (float, int) Hashtbl.cell' option -> unit", !10, i64 0}
!725 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!726 = !DILocation(line: 9, column: 3, scope: !725)
!727 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!728 = !DILocation(line: 9, column: 3, scope: !727)
!729 = !{!730, !730, i64 0}
!730 = !{!"closure field tree -> int array -> unit", !10, i64 0}
!731 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!732 = !DILocation(line: 9, column: 3, scope: !731)
!733 = !{!734, !734, i64 0}
!734 = !{!"closure field (tree, int array) Hashtbl.t", !10, i64 0}
!735 = !{!736, !736, i64 0}
!736 = !{!"closure field (tree, int array) Hashtbl.cell' option -> unit", !10, i64 0}
!737 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!738 = !DILocation(line: 9, column: 3, scope: !737)
!739 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!740 = !DILocation(line: 9, column: 3, scope: !739)
!741 = !{!742, !742, i64 0}
!742 = !{!"closure field int list * float array -> int -> unit", !10, i64 0}
!743 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!744 = !DILocation(line: 9, column: 3, scope: !743)
!745 = !{!746, !746, i64 0}
!746 = !{!"closure field (int list * float array, int) Hashtbl.t", !10, i64 0}
!747 = !{!748, !748, i64 0}
!748 = !{!"closure field (int list * float array, int) Hashtbl.cell' option -> unit", !10, i64 0}
!749 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!750 = !DILocation(line: 9, column: 3, scope: !749)
!751 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!752 = !DILocation(line: 9, column: 3, scope: !751)
!753 = !{!754, !754, i64 0}
!754 = !{!"closure field unit -> string -> unit", !10, i64 0}
!755 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!756 = !DILocation(line: 9, column: 3, scope: !755)
!757 = !{!758, !758, i64 0}
!758 = !{!"closure field (unit, string) Hashtbl.t", !10, i64 0}
!759 = !{!760, !760, i64 0}
!760 = !{!"closure field (unit, string) Hashtbl.cell' option -> unit", !10, i64 0}
!761 = distinct !DISubprogram(name: "Hashtbl.iter", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!762 = !DILocation(line: 9, column: 3, scope: !761)
!763 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 42, type: !6, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!764 = !DILocation(line: 42, column: 14, scope: !763)
!765 = !{!766, !766, i64 0}
!766 = !{!"closure field string -> int -> int -> int", !10, i64 0}
!767 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 42, type: !6, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!768 = !DILocation(line: 42, column: 14, scope: !767)
!769 = !{!770, !770, i64 0}
!770 = !{!"closure field int -> (string, int) Hashtbl.cell' option -> int", !10, i64 0}
!771 = distinct !DISubprogram(name: "Hashtbl.fold", scope: !4, file: !4, line: 42, type: !6, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!772 = !DILocation(line: 42, column: 14, scope: !771)
!773 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 42, type: !6, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!774 = !DILocation(line: 42, column: 14, scope: !773)
!775 = !{!776, !776, i64 0}
!776 = !{!"closure field int -> int -> int -> int", !10, i64 0}
!777 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 42, type: !6, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!778 = !DILocation(line: 42, column: 14, scope: !777)
!779 = !{!780, !780, i64 0}
!780 = !{!"closure field int -> (int, int) Hashtbl.cell' option -> int", !10, i64 0}
!781 = distinct !DISubprogram(name: "Hashtbl.fold", scope: !4, file: !4, line: 42, type: !6, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!782 = !DILocation(line: 42, column: 14, scope: !781)
!783 = distinct !DISubprogram(name: "link", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!784 = !DILocation(line: 35, column: 3, scope: !783)
!785 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!786 = !DILocation(line: 35, column: 3, scope: !785)
!787 = !{!788, !788, i64 0}
!788 = !{!"data field int option.Some.0", !10, i64 0}
!789 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!790 = !DILocation(line: 35, column: 3, scope: !789)
!791 = !{!792, !792, i64 0}
!792 = !{!"closure field string -> int -> int option", !10, i64 0}
!793 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!794 = !DILocation(line: 35, column: 3, scope: !793)
!795 = distinct !DISubprogram(name: "Hashtbl.filter_map_inplace", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!796 = !DILocation(line: 35, column: 3, scope: !795)
!797 = distinct !DISubprogram(name: "link", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!798 = !DILocation(line: 35, column: 3, scope: !797)
!799 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!800 = !DILocation(line: 35, column: 3, scope: !799)
!801 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!802 = !DILocation(line: 35, column: 3, scope: !801)
!803 = !{!804, !804, i64 0}
!804 = !{!"closure field int -> int -> int option", !10, i64 0}
!805 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!806 = !DILocation(line: 35, column: 3, scope: !805)
!807 = distinct !DISubprogram(name: "Hashtbl.filter_map_inplace", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!808 = !DILocation(line: 35, column: 3, scope: !807)
!809 = distinct !DISubprogram(name: "count", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!810 = !DILocation(line: 16, column: 11, scope: !809)
!811 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!812 = !DILocation(line: 16, column: 11, scope: !811)
!813 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!814 = !DILocation(line: 16, column: 11, scope: !813)
!815 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!816 = !DILocation(line: 16, column: 11, scope: !815)
!817 = !{!818, !818, i64 0}
!818 = !{!"closure field int array", !10, i64 0}
!819 = distinct !DISubprogram(name: "Hashtbl.stats", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!820 = !DILocation(line: 16, column: 11, scope: !819)
!821 = !{!822, !822, i64 0}
!822 = !{!"record field Hashtbl.statistics.Hashtbl.statistics.0", !10, i64 0}
!823 = !{!824, !824, i64 0}
!824 = !{!"record field Hashtbl.statistics.Hashtbl.statistics.1", !10, i64 0}
!825 = !{!826, !826, i64 0}
!826 = !{!"record field Hashtbl.statistics.Hashtbl.statistics.2", !10, i64 0}
!827 = !{!828, !828, i64 0}
!828 = !{!"record field Hashtbl.statistics.Hashtbl.statistics.3", !10, i64 0}
!829 = distinct !DISubprogram(name: "Hashtbl.find_cell'", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!830 = !DILocation(line: 24, column: 22, scope: !829)
!831 = distinct !DISubprogram(name: "Hashtbl.find_cell'", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!832 = !DILocation(line: 24, column: 22, scope: !831)
!833 = distinct !DISubprogram(name: "Hashtbl.find_cell'", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!834 = !DILocation(line: 24, column: 22, scope: !833)
!835 = distinct !DISubprogram(name: "Hashtbl.find_cell'", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!836 = !DILocation(line: 24, column: 22, scope: !835)
!837 = distinct !DISubprogram(name: "Hashtbl.find_cell'", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!838 = !DILocation(line: 24, column: 22, scope: !837)
!839 = distinct !DISubprogram(name: "order", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!840 = !DILocation(line: 24, column: 22, scope: !839)
!841 = distinct !DISubprogram(name: "Hashtbl.find_cell'", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!842 = !DILocation(line: 24, column: 22, scope: !841)
!843 = distinct !DISubprogram(name: "Hashtbl.find_cell'", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!844 = !DILocation(line: 24, column: 22, scope: !843)
!845 = distinct !DISubprogram(name: "Hashtbl.cell'", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!846 = !DILocation(line: 27, column: 67, scope: !845)
!847 = distinct !DISubprogram(name: "Hashtbl.cell'", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!848 = !DILocation(line: 27, column: 67, scope: !847)
!849 = distinct !DISubprogram(name: "Hashtbl.find", scope: !4, file: !4, line: 44, type: !6, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!850 = !DILocation(line: 44, column: 18, scope: !849)
!851 = distinct !DISubprogram(name: "Hashtbl.find", scope: !4, file: !4, line: 44, type: !6, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!852 = !DILocation(line: 44, column: 18, scope: !851)
!853 = distinct !DISubprogram(name: "Hashtbl.find_opt", scope: !4, file: !4, line: 32, type: !6, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!854 = !DILocation(line: 32, column: 24, scope: !853)
!855 = distinct !DISubprogram(name: "Hashtbl.mem", scope: !4, file: !4, line: 34, type: !6, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!856 = !DILocation(line: 34, column: 34, scope: !855)
!857 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!858 = !DILocation(line: 27, column: 67, scope: !857)
!859 = distinct !DISubprogram(name: "Hashtbl.find_all", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!860 = !DILocation(line: 27, column: 67, scope: !859)
!861 = distinct !DISubprogram(name: "Hashtbl.add", scope: !4, file: !4, line: 26, type: !6, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!862 = !DILocation(line: 26, column: 21, scope: !861)
!863 = distinct !DISubprogram(name: "Hashtbl.add", scope: !4, file: !4, line: 26, type: !6, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!864 = !DILocation(line: 26, column: 21, scope: !863)
!865 = distinct !DISubprogram(name: "Hashtbl.replace", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!866 = !DILocation(line: 24, column: 22, scope: !865)
!867 = distinct !DISubprogram(name: "Hashtbl.replace", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!868 = !DILocation(line: 24, column: 22, scope: !867)
!869 = distinct !DISubprogram(name: "Hashtbl.replace", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!870 = !DILocation(line: 24, column: 22, scope: !869)
!871 = distinct !DISubprogram(name: "Hashtbl.replace", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!872 = !DILocation(line: 24, column: 22, scope: !871)
!873 = distinct !DISubprogram(name: "Hashtbl.replace", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!874 = !DILocation(line: 24, column: 22, scope: !873)
!875 = distinct !DISubprogram(name: "Hashtbl.replace", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!876 = !DILocation(line: 24, column: 22, scope: !875)
!877 = distinct !DISubprogram(name: "Hashtbl.replace", scope: !4, file: !4, line: 24, type: !6, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!878 = !DILocation(line: 24, column: 22, scope: !877)
!879 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 29, type: !6, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!880 = !DILocation(line: 29, column: 3, scope: !879)
!881 = distinct !DISubprogram(name: "Hashtbl.remove", scope: !4, file: !4, line: 29, type: !6, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!882 = !DILocation(line: 29, column: 3, scope: !881)
!883 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!884 = !DILocation(line: 9, column: 17, scope: !883)
!885 = !{!886, !886, i64 0}
!886 = !{!"closure field string -> string", !10, i64 0}
!887 = !{!888, !888, i64 0}
!888 = !{!"closure field int -> string", !10, i64 0}
!889 = !DILocation(line: 9, column: 52, scope: !883)
!890 = !DILocation(line: 9, column: 60, scope: !883)
!891 = !DILocation(line: 9, column: 28, scope: !883)
!892 = distinct !DISubprogram(name: "show", scope: !4, file: !4, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!893 = !DILocation(line: 9, column: 17, scope: !892)
!894 = !DILocation(line: 9, column: 3, scope: !892)
!895 = !DILocation(line: 10, column: 27, scope: !892)
!896 = !DILocation(line: 10, column: 3, scope: !892)
!897 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!898 = !DILocation(line: 9, column: 17, scope: !897)
!899 = !{!900, !900, i64 0}
!900 = !{!"closure field int * char -> string", !10, i64 0}
!901 = !DILocation(line: 9, column: 52, scope: !897)
!902 = !DILocation(line: 9, column: 60, scope: !897)
!903 = !DILocation(line: 9, column: 28, scope: !897)
!904 = distinct !DISubprogram(name: "show", scope: !4, file: !4, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!905 = !DILocation(line: 9, column: 17, scope: !904)
!906 = !DILocation(line: 9, column: 3, scope: !904)
!907 = !DILocation(line: 10, column: 27, scope: !904)
!908 = !DILocation(line: 10, column: 3, scope: !904)
!909 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!910 = !DILocation(line: 9, column: 17, scope: !909)
!911 = !{!912, !912, i64 0}
!912 = !{!"closure field token -> string", !10, i64 0}
!913 = !DILocation(line: 9, column: 52, scope: !909)
!914 = !DILocation(line: 9, column: 60, scope: !909)
!915 = !DILocation(line: 9, column: 28, scope: !909)
!916 = distinct !DISubprogram(name: "show", scope: !4, file: !4, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!917 = !DILocation(line: 9, column: 17, scope: !916)
!918 = !DILocation(line: 9, column: 3, scope: !916)
!919 = !DILocation(line: 10, column: 27, scope: !916)
!920 = !DILocation(line: 10, column: 3, scope: !916)
!921 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!922 = !DILocation(line: 9, column: 17, scope: !921)
!923 = !{!924, !924, i64 0}
!924 = !{!"closure field float -> string", !10, i64 0}
!925 = !DILocation(line: 9, column: 52, scope: !921)
!926 = !DILocation(line: 9, column: 60, scope: !921)
!927 = !DILocation(line: 9, column: 28, scope: !921)
!928 = distinct !DISubprogram(name: "show", scope: !4, file: !4, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!929 = !DILocation(line: 9, column: 17, scope: !928)
!930 = !DILocation(line: 9, column: 3, scope: !928)
!931 = !DILocation(line: 10, column: 27, scope: !928)
!932 = !DILocation(line: 10, column: 3, scope: !928)
!933 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!934 = !DILocation(line: 9, column: 17, scope: !933)
!935 = !{!936, !936, i64 0}
!936 = !{!"closure field tree -> string", !10, i64 0}
!937 = !{!938, !938, i64 0}
!938 = !{!"closure field int array -> string", !10, i64 0}
!939 = !DILocation(line: 9, column: 52, scope: !933)
!940 = !DILocation(line: 9, column: 60, scope: !933)
!941 = !DILocation(line: 9, column: 28, scope: !933)
!942 = distinct !DISubprogram(name: "show", scope: !4, file: !4, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!943 = !DILocation(line: 9, column: 17, scope: !942)
!944 = !DILocation(line: 9, column: 3, scope: !942)
!945 = !DILocation(line: 10, column: 27, scope: !942)
!946 = !DILocation(line: 10, column: 3, scope: !942)
!947 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!948 = !DILocation(line: 9, column: 17, scope: !947)
!949 = !{!950, !950, i64 0}
!950 = !{!"closure field int list * float array -> string", !10, i64 0}
!951 = !DILocation(line: 9, column: 52, scope: !947)
!952 = !DILocation(line: 9, column: 60, scope: !947)
!953 = !DILocation(line: 9, column: 28, scope: !947)
!954 = distinct !DISubprogram(name: "show", scope: !4, file: !4, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!955 = !DILocation(line: 9, column: 17, scope: !954)
!956 = !DILocation(line: 9, column: 3, scope: !954)
!957 = !DILocation(line: 10, column: 27, scope: !954)
!958 = !DILocation(line: 10, column: 3, scope: !954)
!959 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!960 = !DILocation(line: 9, column: 17, scope: !959)
!961 = !{!962, !962, i64 0}
!962 = !{!"closure field unit -> string", !10, i64 0}
!963 = !DILocation(line: 9, column: 52, scope: !959)
!964 = !DILocation(line: 9, column: 60, scope: !959)
!965 = !DILocation(line: 9, column: 28, scope: !959)
!966 = distinct !DISubprogram(name: "show", scope: !4, file: !4, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!967 = !DILocation(line: 9, column: 17, scope: !966)
!968 = !DILocation(line: 9, column: 3, scope: !966)
!969 = !DILocation(line: 10, column: 27, scope: !966)
!970 = !DILocation(line: 10, column: 3, scope: !966)
!971 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!972 = !DILocation(line: 9, column: 17, scope: !971)
!973 = !DILocation(line: 9, column: 52, scope: !971)
!974 = !DILocation(line: 9, column: 60, scope: !971)
!975 = !DILocation(line: 9, column: 28, scope: !971)
!976 = distinct !DISubprogram(name: "show", scope: !4, file: !4, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!977 = !DILocation(line: 9, column: 17, scope: !976)
!978 = !DILocation(line: 9, column: 3, scope: !976)
!979 = !DILocation(line: 10, column: 27, scope: !976)
!980 = !DILocation(line: 10, column: 3, scope: !976)
!981 = distinct !DISubprogram(name: "string_of_int", scope: !4, file: !4, line: 12, type: !6, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!982 = !DILocation(line: 12, column: 11, scope: !981)
!983 = distinct !DISubprogram(name: "text", scope: !4, file: !4, line: 13, type: !6, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!984 = !DILocation(line: 13, column: 14, scope: !983)
!985 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!986 = !DILocation(line: 18, column: 24, scope: !985)
!987 = distinct !DISubprogram(name: "stats", scope: !4, file: !4, line: 15, type: !6, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!988 = !DILocation(line: 16, column: 11, scope: !987)
!989 = !DILocation(line: 17, column: 29, scope: !987)
!990 = !DILocation(line: 17, column: 52, scope: !987)
!991 = !DILocation(line: 17, column: 74, scope: !987)
!992 = !DILocation(line: 17, column: 3, scope: !987)
!993 = !DILocation(line: 18, column: 47, scope: !987)
!994 = !DILocation(line: 18, column: 3, scope: !987)
!995 = !DILocation(line: 19, column: 3, scope: !987)
!996 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!997 = !DILocation(line: 27, column: 43, scope: !996)
!998 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!999 = !DILocation(line: 27, column: 67, scope: !998)
!1000 = !{!1001, !1001, i64 0}
!1001 = !{!"static ml.h", !10, i64 0}
!1002 = !DILocation(line: 27, column: 23, scope: !998)
!1003 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1004 = !DILocation(line: 35, column: 46, scope: !1003)
!1005 = !DILocation(line: 35, column: 53, scope: !1003)
!1006 = !DILocation(line: 35, column: 42, scope: !1003)
!1007 = !DILocation(line: 35, column: 68, scope: !1003)
!1008 = !DILocation(line: 35, column: 84, scope: !1003)
!1009 = !DILocation(line: 35, column: 78, scope: !1003)
!1010 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 42, type: !6, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1011 = !DILocation(line: 42, column: 44, scope: !1010)
!1012 = !DILocation(line: 42, column: 54, scope: !1010)
!1013 = !DILocation(line: 42, column: 43, scope: !1010)
!1014 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 53, type: !6, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1015 = !DILocation(line: 54, column: 8, scope: !1014)
!1016 = !{!1017, !1017, i64 0}
!1017 = !{!"static ml.n", !10, i64 0}
!1018 = !{!1019, !1019, i64 0}
!1019 = !{!"mutable field int ref.ref.0", !10, i64 0}
!1020 = !DILocation(line: 55, column: 11, scope: !1014)
!1021 = !DILocation(line: 55, column: 8, scope: !1014)
!1022 = !DILocation(line: 56, column: 29, scope: !1014)
!1023 = !DILocation(line: 56, column: 40, scope: !1014)
!1024 = !DILocation(line: 56, column: 10, scope: !1014)
!1025 = !{!1026, !1026, i64 0}
!1026 = !{!"static ml.h.1", !10, i64 0}
!1027 = !DILocation(line: 57, column: 31, scope: !1014)
!1028 = !DILocation(line: 57, column: 10, scope: !1014)
!1029 = !DILocation(line: 58, column: 28, scope: !1014)
!1030 = !DILocation(line: 58, column: 10, scope: !1014)
!1031 = !DILocation(line: 59, column: 29, scope: !1014)
!1032 = !DILocation(line: 59, column: 10, scope: !1014)
!1033 = !DILocation(line: 60, column: 8, scope: !1014)
!1034 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 64, type: !6, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1035 = !DILocation(line: 64, column: 33, scope: !1034)
!1036 = !DILocation(line: 64, column: 47, scope: !1034)
!1037 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 73, type: !6, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1038 = !DILocation(line: 73, column: 48, scope: !1037)
!1039 = !{!1040, !1040, i64 0}
!1040 = !{!"static ml.count", !10, i64 0}
!1041 = !DILocation(line: 73, column: 44, scope: !1037)
!1042 = !{!1043, !1043, i64 0}
!1043 = !{!"exception number", !10, i64 0}
!1044 = !DILocation(line: 73, column: 87, scope: !1037)
!1045 = !DILocation(line: 73, column: 40, scope: !1037)
!1046 = !DILocation(line: 73, column: 15, scope: !1037)
!1047 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 78, type: !6, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1048 = !DILocation(line: 78, column: 14, scope: !1047)
!1049 = !DILocation(line: 78, column: 23, scope: !1047)
!1050 = !DILocation(line: 78, column: 31, scope: !1047)
!1051 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 81, type: !6, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1052 = !DILocation(line: 81, column: 17, scope: !1051)
!1053 = !{!1054, !1054, i64 0}
!1054 = !{!"static ml.tokens", !10, i64 0}
!1055 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 84, type: !6, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1056 = !DILocation(line: 84, column: 6, scope: !1055)
!1057 = !DILocation(line: 85, column: 50, scope: !1055)
!1058 = !DILocation(line: 85, column: 21, scope: !1055)
!1059 = !DILocation(line: 85, column: 39, scope: !1055)
!1060 = !DILocation(line: 86, column: 25, scope: !1055)
!1061 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 89, type: !6, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1062 = !DILocation(line: 89, column: 26, scope: !1061)
!1063 = !{!1064, !1064, i64 0}
!1064 = !{!"static ml.floats", !10, i64 0}
!1065 = distinct !DISubprogram(name: "partial", scope: !4, file: !4, line: 90, type: !6, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1066 = !DILocation(line: 90, column: 9, scope: !1065)
!1067 = distinct !DISubprogram(name: "build", scope: !4, file: !4, line: 92, type: !6, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1068 = !DILocation(line: 92, column: 21, scope: !1067)
!1069 = !DILocation(line: 92, column: 35, scope: !1067)
!1070 = !DILocation(line: 92, column: 58, scope: !1067)
!1071 = !DILocation(line: 92, column: 51, scope: !1067)
!1072 = !DILocation(line: 92, column: 78, scope: !1067)
!1073 = !DILocation(line: 92, column: 69, scope: !1067)
!1074 = !DILocation(line: 92, column: 45, scope: !1067)
!1075 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 94, type: !6, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1076 = !DILocation(line: 94, column: 9, scope: !1075)
!1077 = !DILocation(line: 94, column: 26, scope: !1075)
!1078 = !DILocation(line: 94, column: 53, scope: !1075)
!1079 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 94, type: !6, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1080 = !DILocation(line: 94, column: 74, scope: !1079)
!1081 = !DILocation(line: 94, column: 70, scope: !1079)
!1082 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 96, type: !6, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1083 = !DILocation(line: 96, column: 67, scope: !1082)
!1084 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 97, type: !6, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1085 = !DILocation(line: 97, column: 14, scope: !1084)
!1086 = !DILocation(line: 97, column: 28, scope: !1084)
!1087 = !DILocation(line: 97, column: 23, scope: !1084)
!1088 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 100, type: !6, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1089 = !DILocation(line: 100, column: 19, scope: !1088)
!1090 = distinct !DISubprogram(name: "Fold.equal", scope: !4, file: !4, line: 105, type: !6, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1091 = !DILocation(line: 105, column: 19, scope: !1090)
!1092 = !DILocation(line: 105, column: 46, scope: !1090)
!1093 = distinct !DISubprogram(name: "Fold.hash", scope: !4, file: !4, line: 106, type: !6, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1094 = !DILocation(line: 106, column: 30, scope: !1093)
!1095 = !DILocation(line: 106, column: 16, scope: !1093)
!1096 = distinct !DISubprogram(name: "Table.create", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1097 = !DILocation(line: 108, column: 8, scope: !1096)
!1098 = distinct !DISubprogram(name: "Table.clear", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1099 = !DILocation(line: 108, column: 8, scope: !1098)
!1100 = distinct !DISubprogram(name: "Table.copy", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1101 = !DILocation(line: 108, column: 8, scope: !1100)
!1102 = distinct !DISubprogram(name: "Table.length", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1103 = !DILocation(line: 108, column: 8, scope: !1102)
!1104 = distinct !DISubprogram(name: "Table.iter", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1105 = !DILocation(line: 108, column: 8, scope: !1104)
!1106 = distinct !DISubprogram(name: "Table.fold", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1107 = !DILocation(line: 108, column: 8, scope: !1106)
!1108 = distinct !DISubprogram(name: "Table.filter_map_inplace", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1109 = !DILocation(line: 108, column: 8, scope: !1108)
!1110 = distinct !DISubprogram(name: "Table.find_cell'", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1111 = !DILocation(line: 108, column: 8, scope: !1110)
!1112 = distinct !DISubprogram(name: "Table.find_equal'", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1113 = !DILocation(line: 108, column: 8, scope: !1112)
!1114 = distinct !DISubprogram(name: "Table.hash'", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1115 = !DILocation(line: 108, column: 8, scope: !1114)
!1116 = distinct !DISubprogram(name: "Table.bucket'", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1117 = !DILocation(line: 108, column: 8, scope: !1116)
!1118 = distinct !DISubprogram(name: "Table.cell'", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1119 = !DILocation(line: 108, column: 8, scope: !1118)
!1120 = distinct !DISubprogram(name: "Table.find", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1121 = !DILocation(line: 108, column: 8, scope: !1120)
!1122 = distinct !DISubprogram(name: "Table.mem", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1123 = !DILocation(line: 108, column: 8, scope: !1122)
!1124 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1125 = !DILocation(line: 108, column: 8, scope: !1124)
!1126 = distinct !DISubprogram(name: "Table.find_all", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1127 = !DILocation(line: 108, column: 8, scope: !1126)
!1128 = distinct !DISubprogram(name: "Table.add", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1129 = !DILocation(line: 108, column: 8, scope: !1128)
!1130 = distinct !DISubprogram(name: "Table.replace", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1131 = !DILocation(line: 108, column: 8, scope: !1130)
!1132 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1133 = !DILocation(line: 108, column: 8, scope: !1132)
!1134 = distinct !DISubprogram(name: "Table.remove", scope: !4, file: !4, line: 108, type: !6, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1135 = !DILocation(line: 108, column: 8, scope: !1134)
!1136 = distinct !DISubprogram(name: "Small.Argument.equal", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1137 = !DILocation(line: 109, column: 66, scope: !1136)
!1138 = !DILocation(line: 109, column: 82, scope: !1136)
!1139 = distinct !DISubprogram(name: "Small.Argument.hash", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1140 = !DILocation(line: 109, column: 101, scope: !1139)
!1141 = distinct !DISubprogram(name: "Small.create", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1142 = !DILocation(line: 109, column: 8, scope: !1141)
!1143 = distinct !DISubprogram(name: "Small.iter", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1144 = !DILocation(line: 109, column: 8, scope: !1143)
!1145 = distinct !DISubprogram(name: "Small.find_equal'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1146 = !DILocation(line: 109, column: 8, scope: !1145)
!1147 = distinct !DISubprogram(name: "Small.hash'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1148 = !DILocation(line: 109, column: 8, scope: !1147)
!1149 = distinct !DISubprogram(name: "Small.bucket'", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1150 = !DILocation(line: 109, column: 8, scope: !1149)
!1151 = distinct !DISubprogram(name: "Small.find", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1152 = !DILocation(line: 109, column: 8, scope: !1151)
!1153 = distinct !DISubprogram(name: "Small.find_opt", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1154 = !DILocation(line: 109, column: 8, scope: !1153)
!1155 = !{!1156, !1156, i64 0}
!1156 = !{!"data field (int * int) option.Some.0", !10, i64 0}
!1157 = distinct !DISubprogram(name: "Small.add", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1158 = !DILocation(line: 109, column: 8, scope: !1157)
!1159 = distinct !DISubprogram(name: "go", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1160 = !DILocation(line: 109, column: 8, scope: !1159)
!1161 = distinct !DISubprogram(name: "Small.remove", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1162 = !DILocation(line: 109, column: 8, scope: !1161)
!1163 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 113, type: !6, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1164 = !DILocation(line: 113, column: 26, scope: !1163)
!1165 = !{!1166, !1166, i64 0}
!1166 = !{!"static ml.h.2", !10, i64 0}
!1167 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 115, type: !6, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1168 = !DILocation(line: 115, column: 26, scope: !1167)
!1169 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 118, type: !6, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1170 = !DILocation(line: 118, column: 45, scope: !1169)
!1171 = !DILocation(line: 118, column: 40, scope: !1169)
!1172 = !DILocation(line: 118, column: 60, scope: !1169)
!1173 = !DILocation(line: 118, column: 72, scope: !1169)
!1174 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 119, type: !6, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1175 = !DILocation(line: 119, column: 39, scope: !1174)
!1176 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 124, type: !6, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1177 = !DILocation(line: 124, column: 38, scope: !1176)
!1178 = !DILocation(line: 124, column: 23, scope: !1176)
!1179 = !{!1180, !1180, i64 0}
!1180 = !{!"static ml.s", !10, i64 0}
!1181 = distinct !DISubprogram(name: "fun", scope: !4, file: !4, line: 127, type: !6, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3)
!1182 = !DILocation(line: 127, column: 26, scope: !1181)
!1183 = distinct !DISubprogram(name: "Char.lowercase_ascii.entry", scope: !4, file: !4, line: 105, type: !6, scopeLine: 105, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.Char.lowercase_ascii")
!1184 = !DILocation(line: 105, column: 19, scope: !1183)
!1185 = distinct !DISubprogram(name: "fun.entry", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.86")
!1186 = !DILocation(line: 109, column: 8, scope: !1185)
!1187 = distinct !DISubprogram(name: "fun.entry.236", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.88")
!1188 = !DILocation(line: 109, column: 8, scope: !1187)
!1189 = distinct !DISubprogram(name: "fun.entry.238", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.91")
!1190 = !DILocation(line: 109, column: 8, scope: !1189)
!1191 = distinct !DISubprogram(name: "fun.entry.240", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.94")
!1192 = !DILocation(line: 109, column: 8, scope: !1191)
!1193 = distinct !DISubprogram(name: "fun.entry.242", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.97")
!1194 = !DILocation(line: 109, column: 8, scope: !1193)
!1195 = distinct !DISubprogram(name: "fun.entry.244", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.100")
!1196 = !DILocation(line: 109, column: 8, scope: !1195)
!1197 = distinct !DISubprogram(name: "fun.entry.246", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.103")
!1198 = !DILocation(line: 109, column: 8, scope: !1197)
!1199 = distinct !DISubprogram(name: "fun.entry.248", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.106")
!1200 = !DILocation(line: 109, column: 8, scope: !1199)
!1201 = distinct !DISubprogram(name: "fun.entry.250", scope: !4, file: !4, line: 109, type: !6, scopeLine: 109, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.109")
!1202 = !DILocation(line: 109, column: 8, scope: !1201)
!1203 = distinct !DISubprogram(name: "fun.entry.252", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.172")
!1204 = !DILocation(line: 16, column: 11, scope: !1203)
!1205 = distinct !DISubprogram(name: "fun.entry.254", scope: !4, file: !4, line: 16, type: !6, scopeLine: 16, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.173")
!1206 = !DILocation(line: 16, column: 11, scope: !1205)
!1207 = distinct !DISubprogram(name: "fun.entry.261", scope: !4, file: !4, line: 18, type: !6, scopeLine: 18, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.207")
!1208 = !DILocation(line: 18, column: 15, scope: !1207)
!1209 = distinct !DISubprogram(name: "fun.entry.264", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.208")
!1210 = !DILocation(line: 27, column: 34, scope: !1209)
!1211 = distinct !DISubprogram(name: "main", scope: !4, file: !4, line: 12, type: !6, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !3)
!1212 = !DILocation(line: 23, column: 11, scope: !1211)
!1213 = !DILocation(line: 23, column: 7, scope: !1211)
!1214 = !DILocation(line: 24, column: 3, scope: !1211)
!1215 = !DILocation(line: 24, column: 41, scope: !1211)
!1216 = !DILocation(line: 24, column: 22, scope: !1211)
!1217 = !DILocation(line: 24, column: 7, scope: !1211)
!1218 = !DILocation(line: 25, column: 3, scope: !1211)
!1219 = !DILocation(line: 25, column: 19, scope: !1211)
!1220 = !DILocation(line: 26, column: 3, scope: !1211)
!1221 = !DILocation(line: 26, column: 38, scope: !1211)
!1222 = !DILocation(line: 26, column: 21, scope: !1211)
!1223 = !DILocation(line: 26, column: 7, scope: !1211)
!1224 = !DILocation(line: 27, column: 3, scope: !1211)
!1225 = !DILocation(line: 28, column: 3, scope: !1211)
!1226 = !DILocation(line: 29, column: 3, scope: !1211)
!1227 = !DILocation(line: 29, column: 23, scope: !1211)
!1228 = !DILocation(line: 29, column: 43, scope: !1211)
!1229 = !DILocation(line: 29, column: 63, scope: !1211)
!1230 = !DILocation(line: 29, column: 83, scope: !1211)
!1231 = !DILocation(line: 30, column: 3, scope: !1211)
!1232 = !DILocation(line: 31, column: 3, scope: !1211)
!1233 = !DILocation(line: 32, column: 24, scope: !1211)
!1234 = !DILocation(line: 32, column: 18, scope: !1211)
!1235 = !DILocation(line: 32, column: 58, scope: !1211)
!1236 = !DILocation(line: 32, column: 77, scope: !1211)
!1237 = !DILocation(line: 32, column: 3, scope: !1211)
!1238 = !DILocation(line: 33, column: 24, scope: !1211)
!1239 = !DILocation(line: 33, column: 18, scope: !1211)
!1240 = !DILocation(line: 33, column: 58, scope: !1211)
!1241 = !DILocation(line: 33, column: 77, scope: !1211)
!1242 = !DILocation(line: 33, column: 3, scope: !1211)
!1243 = !DILocation(line: 34, column: 34, scope: !1211)
!1244 = !DILocation(line: 34, column: 3, scope: !1211)
!1245 = !DILocation(line: 35, column: 3, scope: !1211)
!1246 = !DILocation(line: 36, column: 14, scope: !1211)
!1247 = !DILocation(line: 37, column: 3, scope: !1211)
!1248 = !DILocation(line: 38, column: 3, scope: !1211)
!1249 = !DILocation(line: 38, column: 19, scope: !1211)
!1250 = !DILocation(line: 39, column: 3, scope: !1211)
!1251 = !DILocation(line: 40, column: 3, scope: !1211)
!1252 = !DILocation(line: 41, column: 3, scope: !1211)
!1253 = !DILocation(line: 42, column: 14, scope: !1211)
!1254 = !DILocation(line: 42, column: 3, scope: !1211)
!1255 = !DILocation(line: 43, column: 3, scope: !1211)
!1256 = !DILocation(line: 44, column: 18, scope: !1211)
!1257 = !DILocation(line: 44, column: 14, scope: !1211)
!1258 = !DILocation(line: 44, column: 56, scope: !1211)
!1259 = !DILocation(line: 44, column: 3, scope: !1211)
!1260 = !DILocation(line: 45, column: 3, scope: !1211)
!1261 = !DILocation(line: 49, column: 11, scope: !1211)
!1262 = !DILocation(line: 49, column: 7, scope: !1211)
!1263 = !DILocation(line: 50, column: 3, scope: !1211)
!1264 = !DILocation(line: 50, column: 22, scope: !1211)
!1265 = !DILocation(line: 50, column: 7, scope: !1211)
!1266 = !DILocation(line: 51, column: 11, scope: !1211)
!1267 = !DILocation(line: 51, column: 7, scope: !1211)
!1268 = !DILocation(line: 52, column: 3, scope: !1211)
!1269 = !DILocation(line: 62, column: 3, scope: !1211)
!1270 = !DILocation(line: 63, column: 3, scope: !1211)
!1271 = !DILocation(line: 64, column: 8, scope: !1211)
!1272 = !DILocation(line: 64, column: 4, scope: !1211)
!1273 = !DILocation(line: 64, column: 74, scope: !1211)
!1274 = !DILocation(line: 65, column: 3, scope: !1211)
!1275 = !DILocation(line: 65, column: 38, scope: !1211)
!1276 = !DILocation(line: 65, column: 23, scope: !1211)
!1277 = !DILocation(line: 65, column: 7, scope: !1211)
!1278 = !DILocation(line: 66, column: 3, scope: !1211)
!1279 = !DILocation(line: 70, column: 15, scope: !1211)
!1280 = !DILocation(line: 71, column: 15, scope: !1211)
!1281 = !DILocation(line: 71, column: 7, scope: !1211)
!1282 = !DILocation(line: 72, column: 3, scope: !1211)
!1283 = !DILocation(line: 75, column: 3, scope: !1211)
!1284 = !DILocation(line: 76, column: 15, scope: !1211)
!1285 = !DILocation(line: 77, column: 3, scope: !1211)
!1286 = !DILocation(line: 77, column: 21, scope: !1211)
!1287 = !DILocation(line: 77, column: 79, scope: !1211)
!1288 = !DILocation(line: 77, column: 66, scope: !1211)
!1289 = !DILocation(line: 77, column: 62, scope: !1211)
!1290 = !DILocation(line: 77, column: 90, scope: !1211)
!1291 = !DILocation(line: 77, column: 39, scope: !1211)
!1292 = !DILocation(line: 77, column: 25, scope: !1211)
!1293 = !DILocation(line: 77, column: 7, scope: !1211)
!1294 = !DILocation(line: 78, column: 3, scope: !1211)
!1295 = !DILocation(line: 79, column: 16, scope: !1211)
!1296 = !DILocation(line: 79, column: 7, scope: !1211)
!1297 = !DILocation(line: 80, column: 3, scope: !1211)
!1298 = !DILocation(line: 83, column: 3, scope: !1211)
!1299 = !DILocation(line: 88, column: 16, scope: !1211)
!1300 = !DILocation(line: 88, column: 7, scope: !1211)
!1301 = !DILocation(line: 89, column: 3, scope: !1211)
!1302 = !DILocation(line: 90, column: 3, scope: !1211)
!1303 = !DILocation(line: 91, column: 15, scope: !1211)
!1304 = !DILocation(line: 93, column: 3, scope: !1211)
!1305 = !DILocation(line: 93, column: 44, scope: !1211)
!1306 = !DILocation(line: 93, column: 53, scope: !1211)
!1307 = !DILocation(line: 93, column: 21, scope: !1211)
!1308 = !DILocation(line: 93, column: 7, scope: !1211)
!1309 = !DILocation(line: 94, column: 3, scope: !1211)
!1310 = !DILocation(line: 95, column: 15, scope: !1211)
!1311 = !DILocation(line: 96, column: 3, scope: !1211)
!1312 = !DILocation(line: 96, column: 45, scope: !1211)
!1313 = !DILocation(line: 96, column: 74, scope: !1211)
!1314 = !DILocation(line: 96, column: 71, scope: !1211)
!1315 = !DILocation(line: 96, column: 22, scope: !1211)
!1316 = !DILocation(line: 96, column: 7, scope: !1211)
!1317 = !DILocation(line: 97, column: 3, scope: !1211)
!1318 = !DILocation(line: 98, column: 15, scope: !1211)
!1319 = !DILocation(line: 99, column: 3, scope: !1211)
!1320 = !DILocation(line: 99, column: 29, scope: !1211)
!1321 = !DILocation(line: 100, column: 3, scope: !1211)
!1322 = !DILocation(line: 112, column: 25, scope: !1211)
!1323 = !DILocation(line: 112, column: 7, scope: !1211)
!1324 = !DILocation(line: 113, column: 3, scope: !1211)
!1325 = !DILocation(line: 114, column: 3, scope: !1211)
!1326 = !DILocation(line: 114, column: 41, scope: !1211)
!1327 = !DILocation(line: 114, column: 35, scope: !1211)
!1328 = !DILocation(line: 114, column: 22, scope: !1211)
!1329 = !DILocation(line: 114, column: 7, scope: !1211)
!1330 = !DILocation(line: 115, column: 3, scope: !1211)
!1331 = !DILocation(line: 116, column: 33, scope: !1211)
!1332 = !DILocation(line: 116, column: 50, scope: !1211)
!1333 = !DILocation(line: 116, column: 73, scope: !1211)
!1334 = !DILocation(line: 116, column: 3, scope: !1211)
!1335 = !DILocation(line: 117, column: 3, scope: !1211)
!1336 = !DILocation(line: 118, column: 3, scope: !1211)
!1337 = !DILocation(line: 119, column: 65, scope: !1211)
!1338 = !DILocation(line: 119, column: 14, scope: !1211)
!1339 = !DILocation(line: 119, column: 3, scope: !1211)
!1340 = !DILocation(line: 120, column: 27, scope: !1211)
!1341 = !DILocation(line: 120, column: 14, scope: !1211)
!1342 = !DILocation(line: 120, column: 3, scope: !1211)
!1343 = !DILocation(line: 121, column: 3, scope: !1211)
!1344 = !DILocation(line: 122, column: 14, scope: !1211)
!1345 = !DILocation(line: 122, column: 3, scope: !1211)
!1346 = !DILocation(line: 123, column: 11, scope: !1211)
!1347 = !DILocation(line: 123, column: 7, scope: !1211)
!1348 = !DILocation(line: 124, column: 3, scope: !1211)
!1349 = !DILocation(line: 125, column: 24, scope: !1211)
!1350 = !DILocation(line: 125, column: 18, scope: !1211)
!1351 = !DILocation(line: 125, column: 82, scope: !1211)
!1352 = !DILocation(line: 125, column: 66, scope: !1211)
!1353 = !DILocation(line: 125, column: 3, scope: !1211)
!1354 = !DILocation(line: 126, column: 3, scope: !1211)
!1355 = !DILocation(line: 127, column: 3, scope: !1211)
!1356 = !DILocation(line: 128, column: 3, scope: !1211)
!1357 = distinct !DISubprogram(name: "string_of_int.entry", scope: !4, file: !4, line: 12, type: !6, scopeLine: 12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.string_of_int")
!1358 = !DILocation(line: 12, column: 11, scope: !1357)
!1359 = distinct !DISubprogram(name: "text.entry", scope: !4, file: !4, line: 13, type: !6, scopeLine: 13, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.text")
!1360 = !DILocation(line: 13, column: 1, scope: !1359)
!1361 = distinct !DISubprogram(name: "fun.entry.273", scope: !4, file: !4, line: 27, type: !6, scopeLine: 27, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.209")
!1362 = !DILocation(line: 27, column: 14, scope: !1361)
!1363 = distinct !DISubprogram(name: "fun.entry.275", scope: !4, file: !4, line: 35, type: !6, scopeLine: 35, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.210")
!1364 = !DILocation(line: 35, column: 31, scope: !1363)
!1365 = distinct !DISubprogram(name: "fun.entry.277", scope: !4, file: !4, line: 42, type: !6, scopeLine: 42, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.211")
!1366 = !DILocation(line: 42, column: 28, scope: !1365)
!1367 = distinct !DISubprogram(name: "fun.entry.279", scope: !4, file: !4, line: 53, type: !6, scopeLine: 53, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.212")
!1368 = !DILocation(line: 53, column: 6, scope: !1367)
!1369 = distinct !DISubprogram(name: "fun.entry.281", scope: !4, file: !4, line: 64, type: !6, scopeLine: 64, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.213")
!1370 = !DILocation(line: 64, column: 22, scope: !1369)
!1371 = distinct !DISubprogram(name: "fun.entry.283", scope: !4, file: !4, line: 73, type: !6, scopeLine: 73, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.214")
!1372 = !DILocation(line: 73, column: 6, scope: !1371)
!1373 = distinct !DISubprogram(name: "fun.entry.285", scope: !4, file: !4, line: 78, type: !6, scopeLine: 78, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.215")
!1374 = !DILocation(line: 78, column: 9, scope: !1373)
!1375 = distinct !DISubprogram(name: "fun.entry.287", scope: !4, file: !4, line: 81, type: !6, scopeLine: 81, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.216")
!1376 = !DILocation(line: 81, column: 6, scope: !1375)
!1377 = distinct !DISubprogram(name: "fun.entry.289", scope: !4, file: !4, line: 84, type: !6, scopeLine: 84, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.217")
!1378 = !DILocation(line: 84, column: 6, scope: !1377)
!1379 = distinct !DISubprogram(name: "fun.entry.291", scope: !4, file: !4, line: 89, type: !6, scopeLine: 89, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.218")
!1380 = !DILocation(line: 89, column: 15, scope: !1379)
!1381 = distinct !DISubprogram(name: "partial.entry", scope: !4, file: !4, line: 90, type: !6, scopeLine: 90, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.partial")
!1382 = !DILocation(line: 90, column: 9, scope: !1381)
!1383 = distinct !DISubprogram(name: "fun.entry.293", scope: !4, file: !4, line: 94, type: !6, scopeLine: 94, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.219")
!1384 = !DILocation(line: 94, column: 9, scope: !1383)
!1385 = distinct !DISubprogram(name: "fun.entry.295", scope: !4, file: !4, line: 94, type: !6, scopeLine: 94, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.220")
!1386 = !DILocation(line: 94, column: 61, scope: !1385)
!1387 = distinct !DISubprogram(name: "fun.entry.297", scope: !4, file: !4, line: 97, type: !6, scopeLine: 97, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.222")
!1388 = !DILocation(line: 97, column: 9, scope: !1387)
!1389 = distinct !DISubprogram(name: "fun.entry.299", scope: !4, file: !4, line: 100, type: !6, scopeLine: 100, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.223")
!1390 = !DILocation(line: 100, column: 9, scope: !1389)
!1391 = distinct !DISubprogram(name: "fun.entry.301", scope: !4, file: !4, line: 113, type: !6, scopeLine: 113, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.227")
!1392 = !DILocation(line: 113, column: 15, scope: !1391)
!1393 = distinct !DISubprogram(name: "fun.entry.303", scope: !4, file: !4, line: 115, type: !6, scopeLine: 115, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.228")
!1394 = !DILocation(line: 115, column: 15, scope: !1393)
!1395 = distinct !DISubprogram(name: "fun.entry.305", scope: !4, file: !4, line: 118, type: !6, scopeLine: 118, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.229")
!1396 = !DILocation(line: 118, column: 29, scope: !1395)
!1397 = distinct !DISubprogram(name: "fun.entry.307", scope: !4, file: !4, line: 119, type: !6, scopeLine: 119, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.230")
!1398 = !DILocation(line: 119, column: 26, scope: !1397)
!1399 = distinct !DISubprogram(name: "fun.entry.309", scope: !4, file: !4, line: 124, type: !6, scopeLine: 124, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.231")
!1400 = !DILocation(line: 124, column: 14, scope: !1399)
!1401 = distinct !DISubprogram(name: "fun.entry.311", scope: !4, file: !4, line: 127, type: !6, scopeLine: 127, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.232")
!1402 = !DILocation(line: 127, column: 15, scope: !1401)
!1403 = distinct !DISubprogram(name: "fun.entry.346", scope: !4, file: !4, line: 96, type: !6, scopeLine: 96, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !3, targetFuncName: "ml.fun.221")
!1404 = !DILocation(line: 96, column: 58, scope: !1403)
