import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import type { ExplorerData } from "../../src/data/schema";
import { writePage } from "./page";

// The headless shell comes first: it takes two thirds of the time.
const CANDIDATES = [
  process.env["CHROMIUM"],
  ...["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`),
];

/** The path of the browser on this machine; undefined if there is none. */
export const CHROMIUM = CANDIDATES.find((path) => path !== undefined && path !== "" && existsSync(path));

/**
 * Opens pages from files in a browser. Fails on console messages, errors and requests.
 */
export class Pages {
  private readonly sessions = new WeakMap<Page, CDPSession>();

  private constructor(
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Pages> {
    assert.ok(CHROMIUM, "no Chromium; utils/setup.sh installs it, or set CHROMIUM to its path");
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ["--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1"],
    });
    return new Pages(browser, mkdtempSync(join(tmpdir(), "explorer-")));
  }

  /** The processor time of the page's main thread since it was opened, in seconds. */
  async processorTime(page: Page): Promise<number> {
    const session = this.sessions.get(page);
    const { metrics } = (await session?.send("Performance.getMetrics")) ?? { metrics: [] };
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Infinity;
  }

  /**
   * Opens a page with the data, uses it, and then checks that the browser reported
   * nothing.
   */
  async with(
    data: ExplorerData | string,
    use: (page: Page, url: string) => Promise<void>,
    options: { width?: number; height?: number; fragment?: string; dark?: boolean } = {},
  ): Promise<void> {
    const path = typeof data === "string" ? data : join(this.folder, "page.html");
    if (typeof data !== "string") writePage(path, data);
    const url = pathToFileURL(path).href;
    const page = await this.browser.newPage({
      viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
      colorScheme: options.dark ? "dark" : "light",
    });
    // Measure the time of the thread, so that other work on the machine does not count.
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    this.sessions.set(page, session);
    const problems: string[] = [];
    page.on("console", (message) => problems.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    page.on("dialog", (dialog) => {
      problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      if (!request.isNavigationRequest()) problems.push(`request: ${request.url()}`);
    });
    try {
      await page.goto(`${url}${options.fragment ?? ""}`);
      await page.waitForSelector("html[data-ready], [role=alert]", { timeout: 30_000 });
      await use(page, url);
      assert.deepEqual(problems, []);
    } finally {
      await page.close();
    }
  }

  async stop(): Promise<void> {
    await this.browser.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** The highlighted texts in a column with one relation, in order. */
export async function highlightedTexts(page: Page, column: string, how: string): Promise<string[]> {
  return page.locator(`[data-column="${column}"] [data-row]`).evaluateAll(
    (rows, relation) =>
      rows
        .map((row) =>
          [...row.querySelectorAll(`[data-highlight="${relation}"]`)].map((one) => one.textContent).join("").trim(),
        )
        .filter((text) => text !== ""),
    how,
  );
}
