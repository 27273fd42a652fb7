// Exceptions: invoke, landing pads, cleanups.
#include <cstdio>

struct Guard {
  explicit Guard(int N) : N(N) { std::printf("+%d ", N); }
  ~Guard() { std::printf("-%d ", N); }
  int N;
};

static int mayThrow(int N) {
  if (N % 3 == 0)
    throw N;
  if (N % 5 == 0)
    throw "five";
  return N * 2;
}

static int nested(int N) {
  Guard Outer(N);
  try {
    Guard Inner(N + 100);
    return mayThrow(N) + mayThrow(N + 1);
  } catch (int E) {
    return -E;
  }
}

static int recursive(int N) {
  Guard G(N);
  if (N == 0)
    throw 17;
  int Result = recursive(N - 1);
  return Result + 1;
}

int main() {
  for (int I = 1; I < 12; ++I) {
    try {
      std::printf("%d\n", nested(I));
    } catch (const char *Text) {
      std::printf("%s\n", Text);
    }
  }
  int Value = 1;
  try {
    Value = recursive(4);
  } catch (int E) {
    Value += E;
  }
  std::printf("%d\n", Value);
  return Value & 15;
}
