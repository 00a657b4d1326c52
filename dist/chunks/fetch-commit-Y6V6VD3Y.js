import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  execa
} from "./chunk-KF65TONV.js";
import {
  commitSha
} from "./chunk-GQAIR7SM.js";
import {
  TaskError
} from "./chunk-PHMHM2H5.js";
import "./chunk-5XWL5JNG.js";

// src/adapters/git-fetch/fetch-commit.ts
var SAFE = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "submodule.recurse=false",
  "gc.auto=0",
  "maintenance.auto=false"
];
var FETCH_TIMEOUT = 3e5;
async function fetchCommit(request) {
  if (await isHere(request)) return;
  const shallow = await git(request, ["rev-parse", "--is-shallow-repository"]);
  const depth = shallow.stdout.trim() === "true" ? ["--depth=1"] : [];
  let failure = "";
  for (const wanted of [request.commit, request.ref]) {
    const fetched = await git(request, [
      "fetch",
      "--quiet",
      "--no-tags",
      "--no-recurse-submodules",
      "--no-write-fetch-head",
      ...depth,
      "--end-of-options",
      request.url,
      wanted
    ]);
    if (await isHere(request)) return;
    failure = fetched.stderr.trim().split("\n").at(-1) ?? "";
  }
  throw new TaskError("git-failed", `Commit ${request.commit} could not be fetched from ${request.url}: ${failure}`, {
    hint: "Check that the job may read the repository (contents: read) and has checked it out."
  });
}
async function isHere(request) {
  const found = await git(request, ["rev-parse", "--quiet", "--verify", `${request.commit}^{commit}`]);
  return found.exitCode === 0 && commitSha(found.stdout) === request.commit;
}
async function git(request, args) {
  const settings = SAFE.flatMap((setting) => ["-c", setting]);
  return execa("git", ["-C", request.directory, ...settings, ...args], {
    env: environment(request),
    extendEnv: false,
    reject: false,
    timeout: FETCH_TIMEOUT,
    stdin: "ignore"
  });
}
function environment({ url, token, host }) {
  const kept = [
    "PATH",
    "HOME",
    "SystemRoot",
    "HTTPS_PROXY",
    "https_proxy",
    "NO_PROXY",
    "no_proxy",
    "SSL_CERT_FILE",
    "GIT_SSL_CAINFO"
  ];
  const chosen = Object.fromEntries(kept.flatMap((name) => host[name] === void 0 ? [] : [[name, host[name]]]));
  const base = { ...chosen, GIT_TERMINAL_PROMPT: "0", GIT_ASKPASS: "", LC_ALL: "C" };
  if (token === void 0 || !/^https?:/.test(url)) return base;
  return {
    ...base,
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
    // Empty first: a header that an earlier step left in the repository would be sent too, and two are refused.
    GIT_CONFIG_VALUE_0: "",
    GIT_CONFIG_KEY_1: `http.${new URL(url).origin}/.extraheader`,
    GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`
  };
}
export {
  fetchCommit
};
