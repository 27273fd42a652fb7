; ModuleID = '/tmp/h3/t/a.ml'
source_filename = "/tmp/h3/t/a.ml"
target datalayout = "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"
target triple = "sparc-unknown-linux-gnu"

@string = private unnamed_addr constant { [4 x i8], i32, [1 x i8] } zeroinitializer, align 8
@ml.fun.closure = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry }, align 8
@ml.fun.closure.12 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.11 }, align 8
@ml.fun.closure.14 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.13 }, align 8
@ml.fun.closure.16 = internal unnamed_addr constant { ptr } { ptr @ml.fun.entry.15 }, align 8
@ml.string_of_int.closure = internal unnamed_addr constant { ptr } { ptr @ml.string_of_int.entry }, align 8
@data..3a.3a = private unnamed_addr constant { i32, ptr } { i32 3, ptr null }, align 8
@data..3a.3a.17 = private unnamed_addr constant { i32, ptr } { i32 2, ptr @data..3a.3a }, align 8
@data..3a.3a.18 = private unnamed_addr constant { i32, ptr } { i32 1, ptr @data..3a.3a.17 }, align 8
@string.19 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c",\00" }, align 8
@file = private unnamed_addr constant [15 x i8] c"/tmp/h3/t/a.ml\00"
@location.6.10 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 6, i32 10 }
@location.6.35 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 6, i32 35 }
@string.20 = private unnamed_addr constant { [4 x i8], i32, [4 x i8] } { [4 x i8] zeroinitializer, i32 3, [4 x i8] c"abc\00" }, align 8
@location.6.53 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 6, i32 53 }

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.go(ptr noundef %l, i32 noundef %n) #0 !dbg !4 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !7
  br i1 %is.constant, label %constant, label %object, !dbg !7

constant:                                         ; preds = %entry
  ret i32 %n, !dbg !7

object:                                           ; preds = %entry
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %l, i32 0, i32 1, !dbg !7
  %rest = load ptr, ptr %field, align 4, !dbg !7, !tbaa !8, !noundef !6
  %add = add i32 %n, 1, !dbg !7
  %go = musttail call tailcc i32 @ml.go(ptr %rest, i32 %add), !dbg !7
  ret i32 %go, !dbg !7
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.List.length(ptr noundef %l) #0 !dbg !11 {
entry:
  %go = musttail call tailcc i32 @ml.go(ptr %l, i32 0), !dbg !12
  ret i32 %go, !dbg !12
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.1(ptr noundef %l, ptr noundef %m) #0 !dbg !13 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !14
  br i1 %is.constant, label %constant, label %object, !dbg !14

constant:                                         ; preds = %entry
  ret ptr %m, !dbg !14

object:                                           ; preds = %entry
  %x = load i32, ptr %l, align 4, !dbg !14, !tbaa !15, !noundef !6
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !14
  %rest = load ptr, ptr %field, align 4, !dbg !14, !tbaa !17, !noundef !6
  %object1 = call ptr @min_caml_allocate(i32 8), !dbg !14
  store i32 %x, ptr %object1, align 4, !dbg !14, !tbaa !15
  %field2 = getelementptr inbounds nuw { i32, ptr }, ptr %object1, i32 0, i32 1, !dbg !14
  store ptr %m, ptr %field2, align 4, !dbg !14, !tbaa !17
  %go = musttail call tailcc ptr @ml.go.1(ptr %rest, ptr %object1), !dbg !14
  ret ptr %go, !dbg !14
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.rev_append(ptr noundef %l, ptr noundef %m) #0 !dbg !19 {
entry:
  %go = musttail call tailcc ptr @ml.go.1(ptr %l, ptr %m), !dbg !20
  ret ptr %go, !dbg !20
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.rev(ptr noundef %l) #0 !dbg !21 {
entry:
  %List.rev_append = musttail call tailcc ptr @ml.List.rev_append(ptr %l, ptr null), !dbg !22
  ret ptr %List.rev_append, !dbg !22
}

; Function Attrs: nounwind
define internal tailcc void @ml.go.2(ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !23 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !24
  br i1 %is.constant, label %constant, label %object, !dbg !24

constant:                                         ; preds = %entry
  ret void, !dbg !24

object:                                           ; preds = %entry
  %x = load i32, ptr %l, align 4, !dbg !24, !tbaa !15, !noundef !6
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !24
  %rest = load ptr, ptr %field, align 4, !dbg !24, !tbaa !17, !noundef !6
  %code = load ptr, ptr %f, align 4, !dbg !24, !tbaa !25, !nonnull !6, !noundef !6
  call tailcc void %code(i32 %x, ptr %f), !dbg !24
  musttail call tailcc void @ml.go.2(ptr %rest, ptr %f), !dbg !24
  ret void, !dbg !24
}

; Function Attrs: nounwind
define internal tailcc void @ml.List.iter(ptr noundef nonnull %f, ptr noundef %l) #0 !dbg !27 {
entry:
  musttail call tailcc void @ml.go.2(ptr %l, ptr %f), !dbg !28
  ret void, !dbg !28
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.3(ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !29 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !30
  br i1 %is.constant, label %constant, label %object, !dbg !30

constant:                                         ; preds = %entry
  ret ptr null, !dbg !30

object:                                           ; preds = %entry
  %x = load i32, ptr %l, align 4, !dbg !30, !tbaa !15, !noundef !6
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !30
  %rest = load ptr, ptr %field, align 4, !dbg !30, !tbaa !17, !noundef !6
  %code = load ptr, ptr %f, align 4, !dbg !30, !tbaa !25, !nonnull !6, !noundef !6
  %y = call tailcc ptr %code(i32 %x, ptr %f), !dbg !30
  %go = call tailcc ptr @ml.go.3(ptr %rest, ptr %f), !dbg !30
  %object1 = call ptr @min_caml_allocate(i32 8), !dbg !30
  store ptr %y, ptr %object1, align 4, !dbg !30, !tbaa !31
  %field2 = getelementptr inbounds nuw { ptr, ptr }, ptr %object1, i32 0, i32 1, !dbg !30
  store ptr %go, ptr %field2, align 4, !dbg !30, !tbaa !8
  ret ptr %object1, !dbg !30
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.map(ptr noundef nonnull %f, ptr noundef %l) #0 !dbg !33 {
entry:
  %go = musttail call tailcc ptr @ml.go.3(ptr %l, ptr %f), !dbg !34
  ret ptr %go, !dbg !34
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.4(ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !35 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !36
  br i1 %is.constant, label %constant, label %object, !dbg !36

constant:                                         ; preds = %entry
  ret ptr null, !dbg !36

object:                                           ; preds = %entry
  %x = load i32, ptr %l, align 4, !dbg !36, !tbaa !15, !noundef !6
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !36
  %rest = load ptr, ptr %field, align 4, !dbg !36, !tbaa !17, !noundef !6
  %code = load ptr, ptr %f, align 4, !dbg !36, !tbaa !25, !nonnull !6, !noundef !6
  %y = call tailcc i32 %code(i32 %x, ptr %f), !dbg !36
  %go = call tailcc ptr @ml.go.4(ptr %rest, ptr %f), !dbg !36
  %object1 = call ptr @min_caml_allocate(i32 8), !dbg !36
  store i32 %y, ptr %object1, align 4, !dbg !36, !tbaa !15
  %field2 = getelementptr inbounds nuw { i32, ptr }, ptr %object1, i32 0, i32 1, !dbg !36
  store ptr %go, ptr %field2, align 4, !dbg !36, !tbaa !17
  ret ptr %object1, !dbg !36
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.map.5(ptr noundef nonnull %f, ptr noundef %l) #0 !dbg !37 {
entry:
  %go = musttail call tailcc ptr @ml.go.4(ptr %l, ptr %f), !dbg !38
  ret ptr %go, !dbg !38
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.go.6(i32 noundef %acc, ptr noundef %l, ptr noundef nonnull %f) #0 !dbg !39 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !40
  br i1 %is.constant, label %constant, label %object, !dbg !40

constant:                                         ; preds = %entry
  ret i32 %acc, !dbg !40

object:                                           ; preds = %entry
  %x = load i32, ptr %l, align 4, !dbg !40, !tbaa !15, !noundef !6
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !40
  %rest = load ptr, ptr %field, align 4, !dbg !40, !tbaa !17, !noundef !6
  %code = load ptr, ptr %f, align 4, !dbg !40, !tbaa !25, !nonnull !6, !noundef !6
  %call = call tailcc i32 %code(i32 %acc, i32 %x, ptr %f), !dbg !40
  %go = musttail call tailcc i32 @ml.go.6(i32 %call, ptr %rest, ptr %f), !dbg !40
  ret i32 %go, !dbg !40
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.List.fold_left(ptr noundef nonnull %f, i32 noundef %start, ptr noundef %l) #0 !dbg !41 {
entry:
  %go = musttail call tailcc i32 @ml.go.6(i32 %start, ptr %l, ptr %f), !dbg !42
  ret i32 %go, !dbg !42
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.go.7(ptr noundef %l, ptr noundef %m, ptr noundef nonnull %p) #0 !dbg !43 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !44
  br i1 %is.constant, label %constant, label %object, !dbg !44

constant:                                         ; preds = %entry
  %List.rev = musttail call tailcc ptr @ml.List.rev(ptr %m), !dbg !44
  ret ptr %List.rev, !dbg !44

object:                                           ; preds = %entry
  %x = load i32, ptr %l, align 4, !dbg !44, !tbaa !15, !noundef !6
  %field = getelementptr inbounds nuw { i32, ptr }, ptr %l, i32 0, i32 1, !dbg !44
  %rest = load ptr, ptr %field, align 4, !dbg !44, !tbaa !17, !noundef !6
  %code = load ptr, ptr %p, align 4, !dbg !44, !tbaa !25, !nonnull !6, !noundef !6
  %call = call tailcc i1 %code(i32 %x, ptr %p), !dbg !44
  br i1 %call, label %then, label %join, !dbg !44

then:                                             ; preds = %object
  %object1 = call ptr @min_caml_allocate(i32 8), !dbg !44
  store i32 %x, ptr %object1, align 4, !dbg !44, !tbaa !15
  %field2 = getelementptr inbounds nuw { i32, ptr }, ptr %object1, i32 0, i32 1, !dbg !44
  store ptr %m, ptr %field2, align 4, !dbg !44, !tbaa !17
  br label %join, !dbg !44

join:                                             ; preds = %then, %object
  %if = phi ptr [ %object1, %then ], [ %m, %object ], !dbg !44
  %go = musttail call tailcc ptr @ml.go.7(ptr %rest, ptr %if, ptr %p), !dbg !44
  ret ptr %go, !dbg !44
}

; Function Attrs: nounwind
define internal tailcc noundef ptr @ml.List.filter(ptr noundef nonnull %p, ptr noundef %l) #0 !dbg !45 {
entry:
  %go = musttail call tailcc ptr @ml.go.7(ptr %l, ptr null, ptr %p), !dbg !46
  ret ptr %go, !dbg !46
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.join(i32 noundef %n, ptr noundef %l, ptr noundef nonnull %separator) #0 !dbg !47 {
entry:
  %is.constant = icmp eq ptr %l, null, !dbg !48
  br i1 %is.constant, label %constant, label %object1, !dbg !48

constant:                                         ; preds = %entry
  %object = call ptr @min_caml_allocate(i32 8), !dbg !48
  store ptr getelementptr inbounds (i8, ptr @string, i32 8), ptr %object, align 4, !dbg !48, !tbaa !49
  %field = getelementptr inbounds nuw { ptr, ptr }, ptr %object, i32 0, i32 1, !dbg !48
  store ptr null, ptr %field, align 4, !dbg !48, !tbaa !51
  ret ptr %object, !dbg !48

object1:                                          ; preds = %entry
  %s = load ptr, ptr %l, align 4, !dbg !48, !tbaa !31, !nonnull !6, !noundef !6
  %field2 = getelementptr inbounds nuw { ptr, ptr }, ptr %l, i32 0, i32 1, !dbg !48
  %rest = load ptr, ptr %field2, align 4, !dbg !48, !tbaa !8, !noundef !6
  %cmp = icmp eq i32 %n, 1, !dbg !48
  br i1 %cmp, label %then, label %else, !dbg !48

then:                                             ; preds = %object1
  %object3 = call ptr @min_caml_allocate(i32 8), !dbg !48
  store ptr %s, ptr %object3, align 4, !dbg !48, !tbaa !49
  %field4 = getelementptr inbounds nuw { ptr, ptr }, ptr %object3, i32 0, i32 1, !dbg !48
  store ptr %rest, ptr %field4, align 4, !dbg !48, !tbaa !51
  ret ptr %object3, !dbg !48

else:                                             ; preds = %object1
  br label %next, !dbg !48

next:                                             ; preds = %else
  %half = sdiv i32 %n, 2, !dbg !48
  %join = call tailcc ptr @ml.join(i32 %half, ptr %l, ptr %separator), !dbg !48
  %left = load ptr, ptr %join, align 4, !dbg !48, !tbaa !49, !nonnull !6, !noundef !6
  %field5 = getelementptr inbounds nuw { ptr, ptr }, ptr %join, i32 0, i32 1, !dbg !48
  %rest6 = load ptr, ptr %field5, align 4, !dbg !48, !tbaa !51, !noundef !6
  %sub = sub i32 %n, %half, !dbg !48
  %join7 = call tailcc ptr @ml.join(i32 %sub, ptr %rest6, ptr %separator), !dbg !48
  %right = load ptr, ptr %join7, align 4, !dbg !48, !tbaa !49, !nonnull !6, !noundef !6
  %field8 = getelementptr inbounds nuw { ptr, ptr }, ptr %join7, i32 0, i32 1, !dbg !48
  %rest9 = load ptr, ptr %field8, align 4, !dbg !48, !tbaa !51, !noundef !6
  %concatenation = call ptr @min_caml_String_concatenate(ptr %left, ptr %separator), !dbg !48
  %concatenation10 = call ptr @min_caml_String_concatenate(ptr %concatenation, ptr %right), !dbg !48
  %object11 = call ptr @min_caml_allocate(i32 8), !dbg !48
  store ptr %concatenation10, ptr %object11, align 4, !dbg !48, !tbaa !49
  %field12 = getelementptr inbounds nuw { ptr, ptr }, ptr %object11, i32 0, i32 1, !dbg !48
  store ptr %rest9, ptr %field12, align 4, !dbg !48, !tbaa !51
  ret ptr %object11, !dbg !48
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.String.concat(ptr noundef nonnull %separator, ptr noundef %l) #0 !dbg !53 {
entry:
  %List.length = call tailcc i32 @ml.List.length(ptr %l), !dbg !54
  %join = call tailcc ptr @ml.join(i32 %List.length, ptr %l, ptr %separator), !dbg !54
  %component = load ptr, ptr %join, align 4, !dbg !54, !tbaa !49, !nonnull !6, !noundef !6
  ret ptr %component, !dbg !54
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.fun(i32 noundef %x) #0 !dbg !55 {
entry:
  %add = add i32 %x, 1, !dbg !56
  ret i32 %add, !dbg !56
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.8(i32 noundef %x) #0 !dbg !57 {
entry:
  call void @min_caml_print_int(i32 %x), !dbg !58
  call void @min_caml_print_newline(), !dbg !59
  ret void, !dbg !59
}

; Function Attrs: nounwind
define internal tailcc noundef i1 @ml.fun.9(i32 noundef %x) #0 !dbg !60 {
entry:
  %cmp = icmp sgt i32 %x, 2, !dbg !61
  ret i1 %cmp, !dbg !61
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.fun.10(i32 noundef %x, i32 noundef %y) #0 !dbg !62 {
entry:
  %add = add i32 %x, %y, !dbg !63
  ret i32 %add, !dbg !63
}

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.string_of_int(i32 noundef %tmp.65) #0 !dbg !64 {
entry:
  %string_of_int = call ptr @min_caml_String_of_int(i32 %tmp.65), !dbg !65
  ret ptr %string_of_int, !dbg !65
}

; Function Attrs: nounwind
define void @min_caml_start() #0 !dbg !66 {
entry:
  %l = call tailcc ptr @ml.List.map.5(ptr @ml.fun.closure, ptr @data..3a.3a.18), !dbg !67
  %List.filter = call tailcc ptr @ml.List.filter(ptr @ml.fun.closure.14, ptr %l), !dbg !68
  call tailcc void @ml.List.iter(ptr @ml.fun.closure.12, ptr %List.filter), !dbg !69
  %s = call tailcc i32 @ml.List.fold_left(ptr @ml.fun.closure.16, i32 0, ptr %l), !dbg !70
  call void @min_caml_print_int(i32 %s), !dbg !71
  %List.map = call tailcc ptr @ml.List.map(ptr @ml.string_of_int.closure, ptr %l), !dbg !72
  %String.concat = call tailcc ptr @ml.String.concat(ptr getelementptr inbounds (i8, ptr @string.19, i32 8), ptr %List.map), !dbg !73
  call void @min_caml_String_print(ptr %String.concat), !dbg !74
  %array = call ptr @min_caml_create_array(i32 2, i32 97), !dbg !75
  %element.address = getelementptr inbounds nuw i32, ptr %array, i32 1, !dbg !76
  store i32 98, ptr %element.address, align 4, !dbg !76, !tbaa !77
  %length.address = getelementptr i8, ptr %array, i32 -4, !dbg !79
  %length = load i32, ptr %length.address, align 4, !dbg !79, !tbaa !80, !range !82, !invariant.load !6, !noundef !6
  %outside = icmp uge i32 0, %length, !dbg !79
  br i1 %outside, label %fail, label %ok, !dbg !79, !prof !83

fail:                                             ; preds = %entry
  call void @min_caml_fail_bounds(ptr @location.6.10, i32 0, i32 %length), !dbg !79
  unreachable, !dbg !79

ok:                                               ; preds = %entry
  store i32 99, ptr %array, align 4, !dbg !79, !tbaa !77
  %length.address1 = getelementptr i8, ptr %array, i32 -4, !dbg !84
  %length2 = load i32, ptr %length.address1, align 4, !dbg !84, !tbaa !80, !range !82, !invariant.load !6, !noundef !6
  %outside3 = icmp uge i32 0, %length2, !dbg !84
  br i1 %outside3, label %fail4, label %ok5, !dbg !84, !prof !83

fail4:                                            ; preds = %ok
  call void @min_caml_fail_bounds(ptr @location.6.35, i32 0, i32 %length2), !dbg !84
  unreachable, !dbg !84

ok5:                                              ; preds = %ok
  %element = load i32, ptr %array, align 4, !dbg !84, !tbaa !77, !noundef !6
  call void @min_caml_print_char(i32 %element), !dbg !85
  %mod = srem i32 %s, 3, !dbg !86
  %length6 = load i32, ptr getelementptr (i8, ptr getelementptr inbounds (i8, ptr @string.20, i32 8), i32 -4), align 4, !dbg !87, !tbaa !80, !range !82, !invariant.load !6, !noundef !6
  %outside7 = icmp uge i32 %mod, %length6, !dbg !87
  br i1 %outside7, label %fail8, label %ok9, !dbg !87, !prof !83

fail8:                                            ; preds = %ok5
  call void @min_caml_fail_string_bounds(ptr @location.6.53, i32 %mod, i32 %length6), !dbg !87
  unreachable, !dbg !87

ok9:                                              ; preds = %ok5
  %element.address10 = getelementptr inbounds nuw i8, ptr getelementptr inbounds (i8, ptr @string.20, i32 8), i32 %mod, !dbg !87
  %character = load i8, ptr %element.address10, align 1, !dbg !87, !tbaa !88, !noundef !6
  %code = zext i8 %character to i32, !dbg !87
  call void @min_caml_print_char(i32 %code), !dbg !90
  ret void, !dbg !90
}

; Function Attrs: nounwind
define internal tailcc i32 @ml.fun.entry(i32 %x, ptr %closure) unnamed_addr #0 !dbg !91 {
entry:
  %fun = musttail call tailcc i32 @ml.fun(i32 %x), !dbg !92
  ret i32 %fun, !dbg !92
}

; Function Attrs: nounwind
define internal tailcc void @ml.fun.entry.11(i32 %x, ptr %closure) unnamed_addr #0 !dbg !93 {
entry:
  musttail call tailcc void @ml.fun.8(i32 %x), !dbg !94
  ret void, !dbg !94
}

; Function Attrs: nounwind
define internal tailcc i1 @ml.fun.entry.13(i32 %x, ptr %closure) unnamed_addr #0 !dbg !95 {
entry:
  %fun = musttail call tailcc i1 @ml.fun.9(i32 %x), !dbg !96
  ret i1 %fun, !dbg !96
}

; Function Attrs: nounwind
define internal tailcc i32 @ml.fun.entry.15(i32 %x, i32 %y, ptr %closure) unnamed_addr #0 !dbg !97 {
entry:
  %fun = musttail call tailcc i32 @ml.fun.10(i32 %x, i32 %y), !dbg !98
  ret i32 %fun, !dbg !98
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.string_of_int.entry(i32 %tmp.65, ptr %closure) unnamed_addr #0 !dbg !99 {
entry:
  %string_of_int = musttail call tailcc ptr @ml.string_of_int(i32 %tmp.65), !dbg !100
  ret ptr %string_of_int, !dbg !100
}

; Function Attrs: nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_allocate(i32 noundef) #1

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_concatenate(ptr noundef captures(none), ptr noundef captures(none)) #2

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_int(i32 noundef) #3

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_newline() #3

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_of_int(i32 noundef) #2

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare void @min_caml_String_print(ptr noundef captures(none)) #2

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_create_array(i32 noundef, i32 noundef) #3

; Function Attrs: cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @min_caml_fail_bounds(ptr noundef, i32 noundef, i32 noundef) #4

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_char(i32 noundef) #3

; Function Attrs: cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @min_caml_fail_string_bounds(ptr noundef, i32 noundef, i32 noundef) #4

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="min_caml_allocate" }
attributes #2 = { nounwind memory(argmem: read, inaccessiblemem: readwrite) }
attributes #3 = { nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = distinct !DICompileUnit(language: DW_LANG_OCaml, file: !3, producer: "mincaml-llc 0.1.0", isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "/tmp/h3/t/a.ml", directory: "")
!4 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 4, type: !5, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 4, column: 37, scope: !4)
!8 = !{!9, !9, i64 0}
!9 = !{!"data field string list.::.1", !10, i64 0}
!10 = !{!"MinCaml"}
!11 = distinct !DISubprogram(name: "List.length", scope: !3, file: !3, line: 4, type: !5, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!12 = !DILocation(line: 4, column: 37, scope: !11)
!13 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!14 = !DILocation(line: 2, column: 62, scope: !13)
!15 = !{!16, !16, i64 0}
!16 = !{!"data field int list.::.0", !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"data field int list.::.1", !10, i64 0}
!19 = distinct !DISubprogram(name: "List.rev_append", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!20 = !DILocation(line: 2, column: 62, scope: !19)
!21 = distinct !DISubprogram(name: "List.rev", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!22 = !DILocation(line: 2, column: 62, scope: !21)
!23 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!24 = !DILocation(line: 2, column: 10, scope: !23)
!25 = !{!26, !26, i64 0}
!26 = !{!"closure code", !10, i64 0}
!27 = distinct !DISubprogram(name: "List.iter", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!28 = !DILocation(line: 2, column: 10, scope: !27)
!29 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!30 = !DILocation(line: 1, column: 9, scope: !29)
!31 = !{!32, !32, i64 0}
!32 = !{!"data field string list.::.0", !10, i64 0}
!33 = distinct !DISubprogram(name: "List.map", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!34 = !DILocation(line: 1, column: 9, scope: !33)
!35 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!36 = !DILocation(line: 1, column: 9, scope: !35)
!37 = distinct !DISubprogram(name: "List.map", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!38 = !DILocation(line: 1, column: 9, scope: !37)
!39 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 3, type: !5, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!40 = !DILocation(line: 3, column: 9, scope: !39)
!41 = distinct !DISubprogram(name: "List.fold_left", scope: !3, file: !3, line: 3, type: !5, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!42 = !DILocation(line: 3, column: 9, scope: !41)
!43 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!44 = !DILocation(line: 2, column: 62, scope: !43)
!45 = distinct !DISubprogram(name: "List.filter", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!46 = !DILocation(line: 2, column: 62, scope: !45)
!47 = distinct !DISubprogram(name: "join", scope: !3, file: !3, line: 4, type: !5, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!48 = !DILocation(line: 4, column: 37, scope: !47)
!49 = !{!50, !50, i64 0}
!50 = !{!"tuple field string", !10, i64 0}
!51 = !{!52, !52, i64 0}
!52 = !{!"tuple field string list", !10, i64 0}
!53 = distinct !DISubprogram(name: "String.concat", scope: !3, file: !3, line: 4, type: !5, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!54 = !DILocation(line: 4, column: 37, scope: !53)
!55 = distinct !DISubprogram(name: "fun", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!56 = !DILocation(line: 1, column: 28, scope: !55)
!57 = distinct !DISubprogram(name: "fun", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!58 = !DILocation(line: 2, column: 30, scope: !57)
!59 = !DILocation(line: 2, column: 43, scope: !57)
!60 = distinct !DISubprogram(name: "fun", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!61 = !DILocation(line: 2, column: 84, scope: !60)
!62 = distinct !DISubprogram(name: "fun", scope: !3, file: !3, line: 3, type: !5, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!63 = !DILocation(line: 3, column: 25, scope: !62)
!64 = distinct !DISubprogram(name: "string_of_int", scope: !3, file: !3, line: 4, type: !5, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!65 = !DILocation(line: 4, column: 65, scope: !64)
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!67 = !DILocation(line: 1, column: 9, scope: !66)
!68 = !DILocation(line: 2, column: 62, scope: !66)
!69 = !DILocation(line: 2, column: 10, scope: !66)
!70 = !DILocation(line: 3, column: 9, scope: !66)
!71 = !DILocation(line: 4, column: 10, scope: !66)
!72 = !DILocation(line: 4, column: 56, scope: !66)
!73 = !DILocation(line: 4, column: 37, scope: !66)
!74 = !DILocation(line: 4, column: 23, scope: !66)
!75 = !DILocation(line: 5, column: 9, scope: !66)
!76 = !DILocation(line: 5, column: 15, scope: !66)
!77 = !{!78, !78, i64 0}
!78 = !{!"array of char", !10, i64 0}
!79 = !DILocation(line: 6, column: 10, scope: !66)
!80 = !{!81, !81, i64 0}
!81 = !{!"array length", !10, i64 0}
!82 = !{i32 0, i32 -2147483648}
!83 = !{!"branch_weights", i32 1, i32 1048575}
!84 = !DILocation(line: 6, column: 35, scope: !66)
!85 = !DILocation(line: 6, column: 24, scope: !66)
!86 = !DILocation(line: 6, column: 64, scope: !66)
!87 = !DILocation(line: 6, column: 53, scope: !66)
!88 = !{!89, !89, i64 0}
!89 = !{!"characters", !10, i64 0}
!90 = !DILocation(line: 6, column: 42, scope: !66)
!91 = distinct !DISubprogram(name: "fun.entry", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, targetFuncName: "ml.fun")
!92 = !DILocation(line: 1, column: 19, scope: !91)
!93 = distinct !DISubprogram(name: "fun.entry.11", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, targetFuncName: "ml.fun.8")
!94 = !DILocation(line: 2, column: 21, scope: !93)
!95 = distinct !DISubprogram(name: "fun.entry.13", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, targetFuncName: "ml.fun.9")
!96 = !DILocation(line: 2, column: 75, scope: !95)
!97 = distinct !DISubprogram(name: "fun.entry.15", scope: !3, file: !3, line: 3, type: !5, scopeLine: 3, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, targetFuncName: "ml.fun.10")
!98 = !DILocation(line: 3, column: 25, scope: !97)
!99 = distinct !DISubprogram(name: "string_of_int.entry", scope: !3, file: !3, line: 4, type: !5, scopeLine: 4, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, targetFuncName: "ml.string_of_int")
!100 = !DILocation(line: 4, column: 65, scope: !99)
