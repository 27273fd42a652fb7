// Coroutines, without a library.
namespace std {
template <class R, class... A> struct coroutine_traits {
  using promise_type = typename R::promise_type;
};
template <class P = void> struct coroutine_handle {
  void *p;
  static coroutine_handle from_address(void *q) {
    coroutine_handle h;
    h.p = q;
    return h;
  }
  static coroutine_handle from_promise(P &q) {
    coroutine_handle h;
    h.p = __builtin_coro_promise(&q, alignof(P), true);
    return h;
  }
  void *address() const { return p; }
  void resume() { __builtin_coro_resume(p); }
  bool done() { return __builtin_coro_done(p); }
  void destroy() { __builtin_coro_destroy(p); }
  P &promise() { return *(P *)__builtin_coro_promise(p, alignof(P), false); }
  template <class Q> operator coroutine_handle<Q>() const {
    return coroutine_handle<Q>::from_address(p);
  }
};
template <> struct coroutine_handle<void> {
  void *p;
  static coroutine_handle from_address(void *q) {
    coroutine_handle h;
    h.p = q;
    return h;
  }
  void *address() const { return p; }
  void resume() { __builtin_coro_resume(p); }
};
struct suspend_always {
  bool await_ready() noexcept { return false; }
  void await_suspend(coroutine_handle<>) noexcept {}
  void await_resume() noexcept {}
};
} // namespace std
struct Gen {
  struct promise_type {
    int v;
    Gen get_return_object() {
      return {std::coroutine_handle<promise_type>::from_promise(*this)};
    }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int x) {
      v = x;
      return {};
    }
    void return_void() {}
    void unhandled_exception();
  };
  std::coroutine_handle<promise_type> h;
};
struct R {
  R(int);
  ~R();
  int v;
};
int may(int);
Gen count(int n) {
  for (int i = 0; i < n; ++i)
    co_yield i;
}
Gen hold(int n, double d) {
  R r(n);
  for (;;) {
    co_yield may(r.v) + (int)d;
    d *= 2;
    if (d > 1000)
      co_return;
  }
}
int run(int n) {
  Gen g = count(n);
  int s = 0;
  for (g.h.resume(); !g.h.done(); g.h.resume())
    s += g.h.promise().v;
  g.h.destroy();
  return s;
}
struct Aw {
  bool await_ready() noexcept;
  void await_suspend(std::coroutine_handle<>);
  int await_resume();
};
Gen aw(int n) {
  int x = co_await Aw{};
  try {
    x += co_await Aw{};
  } catch (int i) {
    x = i;
  }
  co_yield x *n;
}
