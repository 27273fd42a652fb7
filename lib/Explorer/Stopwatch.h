//===- Stopwatch.h - Time without that of watching --------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_STOPWATCH_H
#define MINCAML_LIB_EXPLORER_STOPWATCH_H

#include <chrono>

namespace mincaml::explorer {

/// Measures time, except for the time in which it is paused.
class Stopwatch {
public:
  using Clock = std::chrono::steady_clock;

  /// While one of these exists, no time passes.
  class Pause {
  public:
    explicit Pause(Stopwatch &Watch) : Watch(Watch), Begin(Clock::now()) {}
    Pause(const Pause &) = delete;
    Pause &operator=(const Pause &) = delete;
    ~Pause() { Watch.Paused += Clock::now() - Begin; }
    /// The time when it began.
    Clock::duration time() const {
      return Begin.time_since_epoch() - Watch.Paused;
    }

  private:
    Stopwatch &Watch;
    Clock::time_point Begin;
  };

  Clock::duration time() const {
    return Clock::now().time_since_epoch() - Paused;
  }

private:
  Clock::duration Paused{};
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_STOPWATCH_H
