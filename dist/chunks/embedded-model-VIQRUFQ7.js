import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  findModel,
  holdLock,
  resolveModelFile
} from "./chunk-ZHH6IPFX.js";
import {
  TOKEN_REPETITION,
  guessStrength,
  usableText,
  watchForRepetition
} from "./chunk-HENUUFLM.js";
import {
  execa
} from "./chunk-KF65TONV.js";
import {
  cacheFolder,
  clientEnvironment,
  makeFolder,
  modelFolder
} from "./chunk-MXRATZU3.js";
import {
  TaskError,
  isTaskError
} from "./chunk-PHMHM2H5.js";
import "./chunk-5XWL5JNG.js";

// src/adapters/llama/embedded-model.ts
import { join as join2 } from "node:path";

// src/adapters/llama/install-library.ts
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// src/adapters/llama/find-prebuilt.ts
var PREBUILT = /* @__PURE__ */ new Map([
  ["linux-x64", { package: "@node-llama-cpp/linux-x64", gpu: false }],
  ["linux-arm64", { package: "@node-llama-cpp/linux-arm64", gpu: false }],
  ["linux-arm", { package: "@node-llama-cpp/linux-armv7l", gpu: false }],
  ["linux-riscv64", { package: "@node-llama-cpp/linux-riscv64", gpu: false }],
  ["darwin-arm64", { package: "@node-llama-cpp/mac-arm64-metal", gpu: "metal" }],
  ["darwin-x64", { package: "@node-llama-cpp/mac-x64", gpu: false }],
  ["win32-x64", { package: "@node-llama-cpp/win-x64", gpu: false }],
  ["win32-arm64", { package: "@node-llama-cpp/win-arm64", gpu: false }]
]);
function findPrebuilt(platform, architecture) {
  return PREBUILT.get(`${platform}-${architecture}`);
}

// src/adapters/llama/library-lock.json
var library_lock_default = {
  name: "vital-llama",
  lockfileVersion: 3,
  requires: true,
  packages: {
    "": {
      name: "vital-llama",
      dependencies: {
        "node-llama-cpp": "3.21.1"
      }
    },
    "node_modules/@huggingface/jinja": {
      version: "0.5.11",
      integrity: "sha512-YzEzwM5oQf4r0vs7ifWQ+yuVR1YkAHrjERQ+a8WRsStHHp4NRBg+NesjiFc+X2AFUpRvvrIeHDS1xFy9jY/IjQ==",
      license: "MIT"
    },
    "node_modules/@isaacs/fs-minipass": {
      version: "4.0.1",
      integrity: "sha512-wgm9Ehl2jpeqP3zw/7mo3kRHFp5MEDhqAdwy1fTGkHAwnkGOVsgpvQhL8B5n1qlb01jV3n/bI0ZfZp5lWA1k4w==",
      license: "ISC",
      dependencies: {
        minipass: "^7.0.4"
      }
    },
    "node_modules/@kwsites/file-exists": {
      version: "1.1.1",
      integrity: "sha512-m9/5YGR18lIwxSFDwfE3oA7bWuq9kdau6ugN4H2rJeyhFQZcG9AgSHkQtSD15a8WvTgfz9aikZMrKPHvbpqFiw==",
      license: "MIT",
      dependencies: {
        debug: "^4.1.1"
      }
    },
    "node_modules/@kwsites/promise-deferred": {
      version: "1.1.1",
      integrity: "sha512-GaHYm+c0O9MjZRu0ongGBRbinu8gVAMd2UZjji6jVmqKtZluZnptXGWhz1E8j8D2HJ3f/yMxKAUC0b+57wncIw==",
      license: "MIT"
    },
    "node_modules/@node-llama-cpp/linux-arm64": {
      version: "3.21.1",
      integrity: "sha512-eI3anSEGzJiwF2rpMpZVTdHzw47LztbvfvuRzlu/fPO18ROnBOd+75RPUBlV6qENPpmNtbov85+3VODwEwBurg==",
      cpu: ["arm64", "x64"],
      libc: ["glibc"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@node-llama-cpp/linux-armv7l": {
      version: "3.21.1",
      integrity: "sha512-N/IaOXCQogfyDrlANRXbU2u+l0dbZ4BBqc3/Rv1xknHbRi/rX0rrOf5elPG8S9I5p9ebcU48HrRqk2d9O/LNHw==",
      cpu: ["arm", "x64"],
      libc: ["glibc"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@node-llama-cpp/linux-riscv64": {
      version: "3.21.1",
      integrity: "sha512-tjxegcxrw4heT3LIyPjXvCu7pFaD7e4ac1z+5KhWf/iS/9SSB9poqNyPXSkPibyzhTBB8BgDY47LgfBKqiu/xQ==",
      cpu: ["riscv64"],
      libc: ["glibc"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@node-llama-cpp/linux-x64": {
      version: "3.21.1",
      integrity: "sha512-Totj6RTDMGo3FoK2yNUaz/oGmZD0olAqTrRluFUWmu0kW2i9TOzHSW0OWCAiGkzRCVX0WsU2CyUQo/W2NYtdPA==",
      cpu: ["x64"],
      libc: ["glibc"],
      license: "MIT",
      os: ["linux"],
      optional: true
    },
    "node_modules/@node-llama-cpp/linux-x64-cuda": {
      version: "3.21.1",
      integrity: "sha512-idsE55VoD/FbvLhnBC9krUJaUoC0XnebseAAnCpm/brKf61HEbu+idgbb5eN6mxkjLSrHtILprJ0nDcUJjVrFg==",
      cpu: ["x64"],
      libc: ["glibc"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@node-llama-cpp/linux-x64-cuda-ext": {
      version: "3.21.1",
      integrity: "sha512-1PuURowccBcks3CCoMe1mTHh5vD0V5bFHMUEgtbI/OSDjpP+Pdbn+lf42CGUrepTzR8kCH1HovQ7d8q6/vuIKA==",
      cpu: ["x64"],
      libc: ["glibc"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@node-llama-cpp/linux-x64-vulkan": {
      version: "3.21.1",
      integrity: "sha512-flEeSzONQ6OIm5bYKLQf4eEnBzcC5WugFbyPUwkCqyyOFZ8pH0H9ulQ7ZNDLSIczeKneMRJornlyY1Hq7d3GDA==",
      cpu: ["x64"],
      libc: ["glibc"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@node-llama-cpp/mac-arm64-metal": {
      version: "3.21.1",
      integrity: "sha512-6MIDAZV7DXD9R1+jEXWJkFuolni3GATGE6mmuyFYc6ZmtOh9djAy15df0T0AXK3sCmVKL+fQcOAWZezxx4MvQQ==",
      cpu: ["arm64", "x64"],
      license: "MIT",
      optional: true,
      os: ["darwin"]
    },
    "node_modules/@node-llama-cpp/mac-x64": {
      version: "3.21.1",
      integrity: "sha512-Q4nyNmbcNiKygBZQZjX+qLk2w3YzoiFpLWsxNURQN7xjyUi2p2rWxjRa7Otg0FrjGf/ri4aQ+X3Uj5Y0zD06eg==",
      cpu: ["x64"],
      license: "MIT",
      optional: true,
      os: ["darwin"]
    },
    "node_modules/@node-llama-cpp/win-arm64": {
      version: "3.21.1",
      integrity: "sha512-/UDR7Y0B8iKfc/tqxBmWkcgRdZQ9Wrkwod7fYl4J6iZXcTIj286RkHvZSED7VMY67TrcUXVvxJVMNFtmjeYnDg==",
      cpu: ["arm64", "x64"],
      license: "MIT",
      optional: true,
      os: ["win32"]
    },
    "node_modules/@node-llama-cpp/win-x64": {
      version: "3.21.1",
      integrity: "sha512-JcIpCnra7bAd7JNWA8ehdn2DIRaTMuj+fBC8bw+5rKSNzszWFbuj2XA05c5QHovonDMBLN1ePXE/hcfZtzXoUQ==",
      cpu: ["x64"],
      license: "MIT",
      optional: true,
      os: ["win32"]
    },
    "node_modules/@node-llama-cpp/win-x64-cuda": {
      version: "3.21.1",
      integrity: "sha512-PLz70neFEMkQTlmJqG1ujUtCSgHasLPMxQ9rLkqQVmZYAXqkRj+45TIHCjdn3XqUeaoun0vrO9rRaxZ8NVq9jg==",
      cpu: ["x64"],
      license: "MIT",
      optional: true,
      os: ["win32"]
    },
    "node_modules/@node-llama-cpp/win-x64-cuda-ext": {
      version: "3.21.1",
      integrity: "sha512-L2MxLVEYPDDe4O8EDWPmX6brldc9+Vt9hNoT/anj3pSnmrjkQcmaoKhHs6oP5qhEhb5Uog0rj6lgzNGtJO3p9Q==",
      cpu: ["x64"],
      license: "MIT",
      optional: true,
      os: ["win32"]
    },
    "node_modules/@node-llama-cpp/win-x64-vulkan": {
      version: "3.21.1",
      integrity: "sha512-HJ237Azh5m4Sz+w3A1IU/fYLaSDOocskcfn2ILTgqTuuORCB86EMnu3Yt/XsNhRHTtEiwz1Q/E0mO4PLIbZLAA==",
      cpu: ["x64"],
      license: "MIT",
      optional: true,
      os: ["win32"]
    },
    "node_modules/@reflink/reflink": {
      version: "0.1.19",
      integrity: "sha512-DmCG8GzysnCZ15bres3N5AHCmwBwYgp0As6xjhQ47rAUTUXxJiK+lLUxaGsX3hd/30qUpVElh05PbGuxRPgJwA==",
      license: "MIT",
      optional: true,
      optionalDependencies: {
        "@reflink/reflink-darwin-arm64": "0.1.19",
        "@reflink/reflink-darwin-x64": "0.1.19",
        "@reflink/reflink-linux-arm64-gnu": "0.1.19",
        "@reflink/reflink-linux-arm64-musl": "0.1.19",
        "@reflink/reflink-linux-x64-gnu": "0.1.19",
        "@reflink/reflink-linux-x64-musl": "0.1.19",
        "@reflink/reflink-win32-arm64-msvc": "0.1.19",
        "@reflink/reflink-win32-x64-msvc": "0.1.19"
      }
    },
    "node_modules/@reflink/reflink-darwin-arm64": {
      version: "0.1.19",
      integrity: "sha512-ruy44Lpepdk1FqDz38vExBY/PVUsjxZA+chd9wozjUH9JjuDT/HEaQYA6wYN9mf041l0yLVar6BCZuWABJvHSA==",
      cpu: ["arm64"],
      license: "MIT",
      optional: true,
      os: ["darwin"]
    },
    "node_modules/@reflink/reflink-darwin-x64": {
      version: "0.1.19",
      integrity: "sha512-By85MSWrMZa+c26TcnAy8SDk0sTUkYlNnwknSchkhHpGXOtjNDUOxJE9oByBnGbeuIE1PiQsxDG3Ud+IVV9yuA==",
      cpu: ["x64"],
      license: "MIT",
      optional: true,
      os: ["darwin"]
    },
    "node_modules/@reflink/reflink-linux-arm64-gnu": {
      version: "0.1.19",
      integrity: "sha512-7P+er8+rP9iNeN+bfmccM4hTAaLP6PQJPKWSA4iSk2bNvo6KU6RyPgYeHxXmzNKzPVRcypZQTpFgstHam6maVg==",
      cpu: ["arm64"],
      libc: ["glibc"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@reflink/reflink-linux-arm64-musl": {
      version: "0.1.19",
      integrity: "sha512-37iO/Dp6m5DDaC2sf3zPtx/hl9FV3Xze4xoYidrxxS9bgP3S8ALroxRK6xBG/1TtfXKTvolvp+IjrUU6ujIGmA==",
      cpu: ["arm64"],
      libc: ["musl"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@reflink/reflink-linux-x64-gnu": {
      version: "0.1.19",
      integrity: "sha512-jbI8jvuYCaA3MVUdu8vLoLAFqC+iNMpiSuLbxlAgg7x3K5bsS8nOpTRnkLF7vISJ+rVR8W+7ThXlXlUQ93ulkw==",
      cpu: ["x64"],
      libc: ["glibc"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@reflink/reflink-linux-x64-musl": {
      version: "0.1.19",
      integrity: "sha512-e9FBWDe+lv7QKAwtKOt6A2W/fyy/aEEfr0g6j/hWzvQcrzHCsz07BNQYlNOjTfeytrtLU7k449H1PI95jA4OjQ==",
      cpu: ["x64"],
      libc: ["musl"],
      license: "MIT",
      optional: true,
      os: ["linux"]
    },
    "node_modules/@reflink/reflink-win32-arm64-msvc": {
      version: "0.1.19",
      integrity: "sha512-09PxnVIQcd+UOn4WAW73WU6PXL7DwGS6wPlkMhMg2zlHHG65F3vHepOw06HFCq+N42qkaNAc8AKIabWvtk6cIQ==",
      cpu: ["arm64"],
      license: "MIT",
      optional: true,
      os: ["win32"]
    },
    "node_modules/@reflink/reflink-win32-x64-msvc": {
      version: "0.1.19",
      integrity: "sha512-E//yT4ni2SyhwP8JRjVGWr3cbnhWDiPLgnQ66qqaanjjnMiu3O/2tjCPQXlcGc/DEYofpDc9fvhv6tALQsMV9w==",
      cpu: ["x64"],
      license: "MIT",
      optional: true,
      os: ["win32"]
    },
    "node_modules/@simple-git/args-pathspec": {
      version: "1.0.4",
      integrity: "sha512-EtMX6XjRWSastG2SdkmSQByPtJ9dx/NIjnHbpQPCYt62j4RmSx5rgLTGpw0YCjF5h191gZOmBfheOT23cRSFdw==",
      license: "MIT"
    },
    "node_modules/@simple-git/argv-parser": {
      version: "1.1.1",
      integrity: "sha512-Q9lBcfQ+VQCpQqGJFHe5yooOS5hGdLFFbJ5R+R5aDsnkPCahtn1hSkMcORX65J2Z5lxSkD0lQorMsncuBQxYUw==",
      license: "MIT",
      dependencies: {
        "@simple-git/args-pathspec": "^1.0.3"
      }
    },
    "node_modules/@tinyhttp/content-disposition": {
      version: "2.2.4",
      integrity: "sha512-5Kc5CM2Ysn3vTTArBs2vESUt0AQiWZA86yc1TI3B+lxXmtEq133C1nxXNOgnzhrivdPZIh3zLj5gDnZjoLL5GA==",
      license: "MIT"
    },
    "node_modules/ansi-escapes": {
      version: "6.2.1",
      integrity: "sha512-4nJ3yixlEthEJ9Rk4vPcdBRkZvQZlYyu8j4/Mqz5sgIkddmEnH2Yj2ZrnP9S3tQOvSNRUIgVNF/1yPpRAGNRig==",
      license: "MIT"
    },
    "node_modules/ansi-regex": {
      version: "6.6.0",
      integrity: "sha512-XZ5apbzreCbXSKwPjJstu8R0zOi247w3XYwWxtwBXgpZrCyc1Ka7p9/xY0A9/diMewmHbEKz+FIraWaEWjlN5g==",
      license: "MIT"
    },
    "node_modules/ansi-styles": {
      version: "6.2.3",
      integrity: "sha512-4Dj6M28JB+oAH8kFkTLUo+a2jwOFkuqb3yucU0CANcRRUbxS0cP0nZYCGjcc3BNXwRIsUVmDGgzawme7zvJHvg==",
      license: "MIT"
    },
    "node_modules/async-retry": {
      version: "1.3.3",
      integrity: "sha512-wfr/jstw9xNi/0teMHrRW7dsz3Lt5ARhYNZ2ewpadnhaIp5mbALhOAP+EAdsC7t4Z6wqsDVv9+W6gm1Dk9mEyw==",
      license: "MIT",
      dependencies: {
        retry: "0.13.1"
      }
    },
    "node_modules/bytes": {
      version: "3.1.2",
      integrity: "sha512-/Nf7TyzTx6S3yRJObOAV7956r8cr2+Oj8AC5dt8wSP3BQAoeX58NoHyCU8P8zGkNXStjTSi6fzO6F0pBdcYbEg==",
      license: "MIT"
    },
    "node_modules/chalk": {
      version: "5.6.2",
      integrity: "sha512-7NzBL0rN6fMUW+f7A6Io4h40qQlG+xGmtMxfbnH/K7TAtt8JQWVQK+6g0UXKMeVJoyV5EkkNsErQ8pVD3bLHbA==",
      license: "MIT"
    },
    "node_modules/chmodrp": {
      version: "1.0.2",
      integrity: "sha512-TdngOlFV1FLTzU0o1w8MB6/BFywhtLC0SzRTGJU7T9lmdjlCWeMRt1iVo0Ki+ldwNk0BqNiKoc8xpLZEQ8mY1w==",
      license: "MIT"
    },
    "node_modules/chownr": {
      version: "3.0.0",
      integrity: "sha512-+IxzY9BZOQd/XuYPRmrvEVjF/nqj5kgT4kEq7VofrDoM1MxoRjEWkrCC3EtLi59TVawxTAn+orJwFQcrqEN1+g==",
      license: "BlueOak-1.0.0"
    },
    "node_modules/ci-info": {
      version: "4.5.0",
      integrity: "sha512-d1uM8k5UZEyPza1n/MG3ko8nKupKN0KJpFsipgPcgaCCvV+IqIfJ+NzTjetlLM+UcXZx3+cLrNr76+eAO7G1Mw==",
      license: "MIT"
    },
    "node_modules/cli-cursor": {
      version: "5.0.0",
      integrity: "sha512-aCj4O5wKyszjMmDT4tZj93kxyydN/K5zPWSCe6/0AV/AA1pqe5ZBIw0a2ZfPQV7lL5/yb5HsUreJ6UFAF1tEQw==",
      license: "MIT",
      dependencies: {
        "restore-cursor": "^5.0.0"
      }
    },
    "node_modules/cli-spinners": {
      version: "2.9.2",
      integrity: "sha512-ywqV+5MmyL4E7ybXgKys4DugZbX0FC6LnwrhjuykIjnK9k8OQacQ7axGKnjDXWNhns0xot3bZI5h55H8yo9cJg==",
      license: "MIT"
    },
    "node_modules/cliui": {
      version: "8.0.1",
      integrity: "sha512-BSeNnyus75C4//NQ9gQt1/csTXyo/8Sb+afLAkzAptFuMsod9HFokGNudZpi/oQV73hnVK+sR+5PVRMd+Dr7YQ==",
      license: "ISC",
      dependencies: {
        "string-width": "^4.2.0",
        "strip-ansi": "^6.0.1",
        "wrap-ansi": "^7.0.0"
      }
    },
    "node_modules/cliui/node_modules/ansi-regex": {
      version: "5.0.1",
      integrity: "sha512-quJQXlTSUGL2LH9SUXo8VwsY4soanhgo6LNSm84E1LBcE8s3O0wpdiRzyR9z/ZZJMlMWv37qOOb9pdJlMUEKFQ==",
      license: "MIT"
    },
    "node_modules/cliui/node_modules/is-fullwidth-code-point": {
      version: "3.0.0",
      integrity: "sha512-zymm5+u+sCsSWyD9qNaejV3DFvhCKclKdizYaJUuHA83RLjb7nSuGnddCHGv0hk+KY7BMAlsWeK4Ueg6EV6XQg==",
      license: "MIT"
    },
    "node_modules/cliui/node_modules/string-width": {
      version: "4.2.3",
      integrity: "sha512-wKyQRQpjJ0sIp62ErSZdGsjMJWsap5oRNihHhu6G7JVO/9jIB6UyevL+tXuOqrng8j/cxKTWyWUwvSTriiZz/g==",
      license: "MIT",
      dependencies: {
        "emoji-regex": "^8.0.0",
        "is-fullwidth-code-point": "^3.0.0",
        "strip-ansi": "^6.0.1"
      }
    },
    "node_modules/cliui/node_modules/strip-ansi": {
      version: "6.0.1",
      integrity: "sha512-Y38VPSHcqkFrCpFnQ9vuSXmquuv5oXOKpGeT6aGrr3o3Gc9AlVa6JBfUSOCnbxGGZF+/0ooI7KrPuUSztUdU5A==",
      license: "MIT",
      dependencies: {
        "ansi-regex": "^5.0.1"
      }
    },
    "node_modules/cmake-js": {
      version: "8.0.0",
      integrity: "sha512-YbUP88RDwCvoQkZhRtGURYm9RIpWdtvZuhT87fKNoLjk8kIFIFeARpKfuZQGdwfH99GZpUmqSfcDrK62X7lTgg==",
      license: "MIT",
      dependencies: {
        debug: "^4.4.3",
        "fs-extra": "^11.3.3",
        "node-api-headers": "^1.8.0",
        rc: "1.2.8",
        semver: "^7.7.3",
        tar: "^7.5.6",
        "url-join": "^4.0.1",
        which: "^6.0.0",
        yargs: "^17.7.2"
      },
      bin: {
        "cmake-js": "bin/cmake-js"
      }
    },
    "node_modules/color-convert": {
      version: "2.0.1",
      integrity: "sha512-RRECPsj7iu/xb5oKYcsFHSppFNnsj/52OVTRKb4zP5onXwVF3zVmmToNcOfGC+CRDpfK/U584fMg38ZHCaElKQ==",
      license: "MIT",
      dependencies: {
        "color-name": "~1.1.4"
      }
    },
    "node_modules/color-name": {
      version: "1.1.4",
      integrity: "sha512-dOy+3AuW3a2wNbZHIuMZpTcgjGuLU/uBL/ubcZF9OXbDo8ff4O8yVp5Bf0efS8uEoYo5q4Fx7dY9OgQGXgAsQA==",
      license: "MIT"
    },
    "node_modules/commander": {
      version: "10.0.1",
      integrity: "sha512-y4Mg2tXshplEbSGzx7amzPwKKOCGuoSRP/CjEdwwk0FOGlUbq6lKuoyDZTNZkmxHdJtp54hdfY/JUrdL7Xfdug==",
      license: "MIT"
    },
    "node_modules/cross-spawn": {
      version: "7.0.6",
      integrity: "sha512-uV2QOWP2nWzsy2aMp8aRibhi9dlzF5Hgh5SHaB9OiTGEyDTiJJyx0uy51QXdyWbtAHNua4XJzUKca3OzKUd3vA==",
      license: "MIT",
      dependencies: {
        "path-key": "^3.1.0",
        "shebang-command": "^2.0.0",
        which: "^2.0.1"
      }
    },
    "node_modules/cross-spawn/node_modules/isexe": {
      version: "2.0.0",
      integrity: "sha512-RHxMLp9lnKHGHRng9QFhRCMbYAcVpn69smSGcq3f36xjgVVWThj4qqLbTLlq7Ssj8B+fIQ1EuCEGI2lKsyQeIw==",
      license: "ISC"
    },
    "node_modules/cross-spawn/node_modules/which": {
      version: "2.0.2",
      integrity: "sha512-BLI3Tl1TW3Pvl70l3yq3Y64i+awpwXqsGBYWkkqMtnbXgrMD+yj7rhW0kuEDxzJaYXGjEW5ogapKNMEKNMjibA==",
      license: "ISC",
      dependencies: {
        isexe: "^2.0.0"
      },
      bin: {
        "node-which": "bin/node-which"
      }
    },
    "node_modules/debug": {
      version: "4.4.3",
      integrity: "sha512-RGwwWnwQvkVfavKVt22FGLw+xYSdzARwm0ru6DhTVA3umU5hZc28V3kO4stgYryrTlLpuvgI9GiijltAjNbcqA==",
      license: "MIT",
      dependencies: {
        ms: "^2.1.3"
      },
      peerDependenciesMeta: {
        "supports-color": {
          optional: true
        }
      }
    },
    "node_modules/deep-extend": {
      version: "0.6.0",
      integrity: "sha512-LOHxIOaPYdHlJRtCQfDIVZtfw/ufM8+rVj649RIHzcm/vGwQRXFt6OPqIFWsm2XEMrNIEtWR64sY1LEKD2vAOA==",
      license: "MIT"
    },
    "node_modules/emoji-regex": {
      version: "8.0.0",
      integrity: "sha512-MSjYzcWNOA0ewAHpz0MxpYFvwg6yjy1NG3xteoqz644VCo/RPgnr1/GGt+ic3iJTzQ8Eu3TdM14SawnVUmGE6A==",
      license: "MIT"
    },
    "node_modules/env-var": {
      version: "7.5.0",
      integrity: "sha512-mKZOzLRN0ETzau2W2QXefbFjo5EF4yWq28OyKb9ICdeNhHJlOE/pHHnz4hdYJ9cNZXcJHo5xN4OT4pzuSHSNvA==",
      license: "MIT"
    },
    "node_modules/escalade": {
      version: "3.2.0",
      integrity: "sha512-WUj2qlxaQtO4g6Pq5c29GTcWGDyd8itL8zTlipgECz3JesAiiOKotd8JU6otB3PACgG6xkJUyVhboMS+bje/jA==",
      license: "MIT"
    },
    "node_modules/eventemitter3": {
      version: "5.0.4",
      integrity: "sha512-mlsTRyGaPBjPedk6Bvw+aqbsXDtoAyAzm5MO7JgU+yVRyMQ5O8bD4Kcci7BS85f93veegeCPkL8R4GLClnjLFw==",
      license: "MIT"
    },
    "node_modules/filename-reserved-regex": {
      version: "3.0.0",
      integrity: "sha512-hn4cQfU6GOT/7cFHXBqeBg2TbrMBgdD0kcjLhvSQYYwm3s4B6cjvBfb7nBALJLAXqmU5xajSa7X2NnUud/VCdw==",
      license: "MIT"
    },
    "node_modules/filenamify": {
      version: "6.0.0",
      integrity: "sha512-vqIlNogKeyD3yzrm0yhRMQg8hOVwYcYRfjEoODd49iCprMn4HL85gK3HcykQE53EPIpX3HcAbGA5ELQv216dAQ==",
      license: "MIT",
      dependencies: {
        "filename-reserved-regex": "^3.0.0"
      }
    },
    "node_modules/fs-extra": {
      version: "11.4.1",
      integrity: "sha512-KYAb4c9BJQI6QqGKthV68OHe0badztdXJWKo0WtBA9IuCFPTKvE5ZdUBglP833aMjhaSPNO4A5j/EkzZtGlKjA==",
      license: "MIT",
      dependencies: {
        "graceful-fs": "^4.2.0",
        jsonfile: "^6.0.1",
        universalify: "^2.0.0"
      }
    },
    "node_modules/get-caller-file": {
      version: "2.0.5",
      integrity: "sha512-DyFP3BM/3YHTQOCUL/w0OZHR0lpKeGrxotcHWcqNEdnltqFwXVfhEBQ94eIo34AfQpo0rGki4cyIiftY06h2Fg==",
      license: "ISC"
    },
    "node_modules/get-east-asian-width": {
      version: "1.7.0",
      integrity: "sha512-XjH1AECxf0giL2V1aU8vKyRR2ppRUb5c0EvT7zuJTokQ74bNo52zOtghqdWIqrhUD79fo3x0WfKZdOqxF6LG1Q==",
      license: "MIT"
    },
    "node_modules/graceful-fs": {
      version: "4.2.12",
      integrity: "sha512-iuyGF2E4oafQfPsRrG2wtY2ILupMhvtdrhzrxB+0VcjsPpSPttpfYdjnGFGsTi5MaJFjI1jOKHPQ6UTbTj9TAw==",
      license: "BlueOak-1.0.0"
    },
    "node_modules/ignore": {
      version: "7.0.17",
      integrity: "sha512-0c3zcBRlWmcKhcIQWckzkYncJRv5HHB8O32wO/FcWL8DDXWDJgiEF6SX9ThbTv5h/eZ+xJK+VvDjjQ+cQJhp3Q==",
      license: "MIT"
    },
    "node_modules/ini": {
      version: "1.3.8",
      integrity: "sha512-JV/yugV2uzW5iMRSiZAyDtQd+nxtUnjeLt0acNdw98kKLrvuRVyB80tsREOE7yvGVgalhZ6RNXCmEHkUKBKxew==",
      license: "ISC"
    },
    "node_modules/ipull": {
      version: "3.9.5",
      integrity: "sha512-5w/yZB5lXmTfsvNawmvkCjYo4SJNuKQz/av8TC1UiOyfOHyaM+DReqbpU2XpWYfmY+NIUbRRH8PUAWsxaS+IfA==",
      license: "MIT",
      dependencies: {
        "@tinyhttp/content-disposition": "^2.2.0",
        "async-retry": "^1.3.3",
        chalk: "^5.3.0",
        "ci-info": "^4.0.0",
        "cli-spinners": "^2.9.2",
        commander: "^10.0.0",
        eventemitter3: "^5.0.1",
        filenamify: "^6.0.0",
        "fs-extra": "^11.1.1",
        "is-unicode-supported": "^2.0.0",
        "lifecycle-utils": "^2.0.1",
        "lodash.debounce": "^4.0.8",
        lowdb: "^7.0.1",
        "pretty-bytes": "^6.1.0",
        "pretty-ms": "^8.0.0",
        "sleep-promise": "^9.1.0",
        "slice-ansi": "^7.1.0",
        "stdout-update": "^4.0.1",
        "strip-ansi": "^7.1.0"
      },
      bin: {
        ipull: "dist/cli/cli.js"
      },
      optionalDependencies: {
        "@reflink/reflink": "^0.1.16"
      }
    },
    "node_modules/ipull/node_modules/lifecycle-utils": {
      version: "2.1.0",
      integrity: "sha512-AnrXnE2/OF9PHCyFg0RSqsnQTzV991XaZA/buhFDoc58xU7rhSCDgCz/09Lqpsn4MpoPHt7TRAXV1kWZypFVsA==",
      license: "MIT"
    },
    "node_modules/ipull/node_modules/parse-ms": {
      version: "3.0.0",
      integrity: "sha512-Tpb8Z7r7XbbtBTrM9UhpkzzaMrqA2VXMT3YChzYltwV3P3pM6t8wl7TvpMnSTosz1aQAdVib7kdoys7vYOPerw==",
      license: "MIT"
    },
    "node_modules/ipull/node_modules/pretty-ms": {
      version: "8.0.0",
      integrity: "sha512-ASJqOugUF1bbzI35STMBUpZqdfYKlJugy6JBziGi2EE+AL5JPJGSzvpeVXojxrr0ViUYoToUjb5kjSEGf7Y83Q==",
      license: "MIT",
      dependencies: {
        "parse-ms": "^3.0.0"
      }
    },
    "node_modules/ipull/node_modules/slice-ansi": {
      version: "7.1.2",
      integrity: "sha512-iOBWFgUX7caIZiuutICxVgX1SdxwAVFFKwt1EvMYYec/NWO5meOJ6K5uQxhrYBdQJne4KxiqZc+KptFOWFSI9w==",
      license: "MIT",
      dependencies: {
        "ansi-styles": "^6.2.1",
        "is-fullwidth-code-point": "^5.0.0"
      }
    },
    "node_modules/is-fullwidth-code-point": {
      version: "5.1.0",
      integrity: "sha512-5XHYaSyiqADb4RnZ1Bdad6cPp8Toise4TzEjcOYDHZkTCbKgiUl7WTUCpNWHuxmDt91wnsZBc9xinNzopv3JMQ==",
      license: "MIT",
      dependencies: {
        "get-east-asian-width": "^1.3.1"
      }
    },
    "node_modules/is-interactive": {
      version: "2.0.0",
      integrity: "sha512-qP1vozQRI+BMOPcjFzrjXuQvdak2pHNUMZoeG2eRbiSqyvbEf/wQtEOTOX1guk6E3t36RkaqiSt8A/6YElNxLQ==",
      license: "MIT"
    },
    "node_modules/is-unicode-supported": {
      version: "2.1.0",
      integrity: "sha512-mE00Gnza5EEB3Ds0HfMyllZzbBrmLOX3vfWoj9A9PEnTfratQ/BcaJOuMhnkhjXvb2+FkY3VuHqtAGpTPmglFQ==",
      license: "MIT"
    },
    "node_modules/isexe": {
      version: "4.0.0",
      integrity: "sha512-FFUtZMpoZ8RqHS3XeXEmHWLA4thH+ZxCv2lOiPIn1Xc7CxrqhWzNSDzD+/chS/zbYezmiwWLdQC09JdQKmthOw==",
      license: "BlueOak-1.0.0"
    },
    "node_modules/jsonfile": {
      version: "6.2.1",
      integrity: "sha512-zwOTdL3rFQ/lRdBnntKVOX6k5cKJwEc1HdilT71BWEu7J41gXIB2MRp+vxduPSwZJPWBxEzv4yH1wYLJGUHX4Q==",
      license: "MIT",
      dependencies: {
        universalify: "^2.0.0"
      },
      optionalDependencies: {
        "graceful-fs": "^4.1.6"
      }
    },
    "node_modules/lifecycle-utils": {
      version: "4.5.2",
      integrity: "sha512-3C1g98pNKGmtakPeIfRqvOiiBJflKAvNjo/WsDI/70vsOy/DJDoutsLM+wGuAdfcOitlbUQfl6UcfvyeIimh7g==",
      license: "MIT"
    },
    "node_modules/lodash.debounce": {
      version: "4.0.8",
      integrity: "sha512-FT1yDzDYEoYWhnSGnpE/4Kj1fLZkDFyqRb7fNt6FdYOSxlUWAtp42Eh6Wb0rGIv/m9Bgo7x4GhQbm5Ys4SG5ow==",
      license: "MIT"
    },
    "node_modules/log-symbols": {
      version: "7.0.1",
      integrity: "sha512-ja1E3yCr9i/0hmBVaM0bfwDjnGy8I/s6PP4DFp+yP+a+mrHO4Rm7DtmnqROTUkHIkqffC84YY7AeqX6oFk0WFg==",
      license: "MIT",
      dependencies: {
        "is-unicode-supported": "^2.0.0",
        yoctocolors: "^2.1.1"
      }
    },
    "node_modules/lowdb": {
      version: "7.0.1",
      integrity: "sha512-neJAj8GwF0e8EpycYIDFqEPcx9Qz4GUho20jWFR7YiFeXzF1YMLdxB36PypcTSPMA+4+LvgyMacYhlr18Zlymw==",
      license: "MIT",
      dependencies: {
        steno: "^4.0.2"
      }
    },
    "node_modules/mimic-function": {
      version: "5.0.1",
      integrity: "sha512-VP79XUPxV2CigYP3jWwAUFSku2aKqBH7uTAapFWCBqutsbmDo96KY5o8uh6U+/YSIn5OxJnXp73beVkpqMIGhA==",
      license: "MIT"
    },
    "node_modules/minimist": {
      version: "1.2.8",
      integrity: "sha512-2yyAR8qBkN3YuheJanUpWC5U3bb5osDywNB8RzDVlDwDHbocAJveqqj1u8+SVD7jkWT4yvsHCpWqqWqAxb0zCA==",
      license: "MIT"
    },
    "node_modules/minipass": {
      version: "7.1.3",
      integrity: "sha512-tEBHqDnIoM/1rXME1zgka9g6Q2lcoCkxHLuc7ODJ5BxbP5d4c2Z5cGgtXAku59200Cx7diuHTOYfSBD8n6mm8A==",
      license: "BlueOak-1.0.0"
    },
    "node_modules/minizlib": {
      version: "3.1.0",
      integrity: "sha512-KZxYo1BUkWD2TVFLr0MQoM8vUUigWD3LlD83a/75BqC+4qE0Hb1Vo5v1FgcfaNXvfXzr+5EhQ6ing/CaBijTlw==",
      license: "MIT",
      dependencies: {
        minipass: "^7.1.2"
      }
    },
    "node_modules/ms": {
      version: "2.1.3",
      integrity: "sha512-6FlzubTLZG3J2a/NVCAleEhjzq5oxgHyaCU9yYXvcLsvoVaHJq/s5xXI6/XXP6tz7R9xAOtHnSO/tXtF3WRTlA==",
      license: "MIT"
    },
    "node_modules/nanoid": {
      version: "5.1.16",
      integrity: "sha512-kVrnsrJqMR8+oLJnGEmSWw9BivK5mt7H3FZatVRjrc5wGqFYuBxX1yG7+A7Gi5AefkX6t/oCkizcQgpu0cY1dQ==",
      license: "MIT",
      bin: {
        nanoid: "bin/nanoid.js"
      }
    },
    "node_modules/node-addon-api": {
      version: "8.9.2",
      integrity: "sha512-VijLXbi3UACN69I0JVXJsX4tjACjNoQDgv2gTF6sx2wWEi8tkSg2eX8p5gSIFi8z2+DL3oHmY6OyKce38SDolg==",
      license: "MIT"
    },
    "node_modules/node-api-headers": {
      version: "1.9.0",
      integrity: "sha512-2oNILP4jXwRB4ywnYKjVk1YyJ96n2D4EOVJO6S3oYZ5PtbJrw3Yt9TpAuX3nBLMuzn74rnfGQrv13pS9vC+YiA==",
      license: "MIT"
    },
    "node_modules/node-llama-cpp": {
      version: "3.21.1",
      integrity: "sha512-E3N0Ev2Va0wzydvXYFwM9Hvyo07PoWjt8T/9GMc43Cvt8YkV/NU/tYUgEMC1grTPv2o9PRjQi0G3Wb5P/awiMg==",
      hasInstallScript: true,
      license: "MIT",
      dependencies: {
        "@huggingface/jinja": "^0.5.9",
        "async-retry": "^1.3.3",
        bytes: "^3.1.2",
        chalk: "^5.6.2",
        chmodrp: "^1.0.2",
        "cmake-js": "^8.0.0",
        "cross-spawn": "^7.0.6",
        "env-var": "^7.5.0",
        filenamify: "^6.0.0",
        "fs-extra": "^11.4.0",
        ignore: "^7.0.4",
        ipull: "^3.9.5",
        "is-unicode-supported": "^2.1.0",
        "lifecycle-utils": "^4.4.1",
        "log-symbols": "^7.0.1",
        nanoid: "^5.1.6",
        "node-addon-api": "^8.9.1",
        ora: "^9.3.0",
        "pretty-ms": "^9.3.0",
        "proper-lockfile": "^4.1.2",
        semver: "^7.7.1",
        "simple-git": "^3.36.0",
        "slice-ansi": "^8.0.0",
        "stdout-update": "^4.0.1",
        "strip-ansi": "^7.2.0",
        "validate-npm-package-name": "^7.0.2",
        which: "^6.0.1",
        yargs: "^17.7.2"
      },
      bin: {
        nlc: "dist/cli/cli.js",
        "node-llama-cpp": "dist/cli/cli.js"
      },
      optionalDependencies: {
        "@node-llama-cpp/linux-arm64": "3.21.1",
        "@node-llama-cpp/linux-armv7l": "3.21.1",
        "@node-llama-cpp/linux-riscv64": "3.21.1",
        "@node-llama-cpp/linux-x64": "3.21.1",
        "@node-llama-cpp/linux-x64-cuda": "3.21.1",
        "@node-llama-cpp/linux-x64-cuda-ext": "3.21.1",
        "@node-llama-cpp/linux-x64-vulkan": "3.21.1",
        "@node-llama-cpp/mac-arm64-metal": "3.21.1",
        "@node-llama-cpp/mac-x64": "3.21.1",
        "@node-llama-cpp/win-arm64": "3.21.1",
        "@node-llama-cpp/win-x64": "3.21.1",
        "@node-llama-cpp/win-x64-cuda": "3.21.1",
        "@node-llama-cpp/win-x64-cuda-ext": "3.21.1",
        "@node-llama-cpp/win-x64-vulkan": "3.21.1"
      },
      peerDependencies: {
        typescript: ">=5.0.0"
      },
      peerDependenciesMeta: {
        typescript: {
          optional: true
        }
      }
    },
    "node_modules/onetime": {
      version: "7.0.0",
      integrity: "sha512-VXJjc87FScF88uafS3JllDgvAm+c/Slfz06lorj2uAY34rlUu0Nt+v8wreiImcrgAjjIHp1rXpTDlLOGw29WwQ==",
      license: "MIT",
      dependencies: {
        "mimic-function": "^5.0.0"
      }
    },
    "node_modules/ora": {
      version: "9.4.1",
      integrity: "sha512-6VlU9MLXbjVQD04AZCMX28hVtA5bUoadvUqO76MUCVA0ilwJbMiHsITRPfyVm6p/BC0Av/BXMujx39WCe1LEqw==",
      license: "MIT",
      dependencies: {
        chalk: "^5.6.2",
        "cli-cursor": "^5.0.0",
        "cli-spinners": "^3.2.0",
        "is-interactive": "^2.0.0",
        "is-unicode-supported": "^2.1.0",
        "log-symbols": "^7.0.1",
        "stdin-discarder": "^0.3.2",
        "string-width": "^8.1.0"
      }
    },
    "node_modules/ora/node_modules/cli-spinners": {
      version: "3.4.0",
      integrity: "sha512-bXfOC4QcT1tKXGorxL3wbJm6XJPDqEnij2gQ2m7ESQuE+/z9YFIWnl/5RpTiKWbMq3EVKR4fRLJGn6DVfu0mpw==",
      license: "MIT"
    },
    "node_modules/parse-ms": {
      version: "4.0.0",
      integrity: "sha512-TXfryirbmq34y8QBwgqCVLi+8oA3oWx2eAnSn62ITyEhEYaWRlVZ2DvMM9eZbMs/RfxPu/PK/aBLyGj4IrqMHw==",
      license: "MIT"
    },
    "node_modules/path-key": {
      version: "3.1.1",
      integrity: "sha512-ojmeN0qd+y0jszEtoY48r0Peq5dwMEkIlCOu6Q5f41lfkswXuKtYrhgoTpLnyIcHm24Uhqx+5Tqm2InSwLhE6Q==",
      license: "MIT"
    },
    "node_modules/pretty-bytes": {
      version: "6.1.1",
      integrity: "sha512-mQUvGU6aUFQ+rNvTIAcZuWGRT9a6f6Yrg9bHs4ImKF+HZCEK+plBvnAZYSIQztknZF2qnzNtr6F8s0+IuptdlQ==",
      license: "MIT"
    },
    "node_modules/pretty-ms": {
      version: "9.3.1",
      integrity: "sha512-HzMy3Geq23nVALD/M2LliU+F+M+gVNsvkQWWqeBZ8HDiCgzo6YPJ/Omrmtq24EFrIsk0a3EkQGEd7bDOo+IhGA==",
      license: "MIT",
      dependencies: {
        "parse-ms": "^4.0.0"
      }
    },
    "node_modules/proper-lockfile": {
      version: "4.1.2",
      integrity: "sha512-TjNPblN4BwAWMXU8s9AEz4JmQxnD1NNL7bNOY/AKUzyamc379FWASUhc/K1pL2noVb+XmZKLL68cjzLsiOAMaA==",
      license: "MIT",
      dependencies: {
        "graceful-fs": "^4.2.4",
        retry: "^0.12.0",
        "signal-exit": "^3.0.2"
      }
    },
    "node_modules/proper-lockfile/node_modules/retry": {
      version: "0.12.0",
      integrity: "sha512-9LkiTwjUh6rT555DtE9rTX+BKByPfrMzEAtnlEtdEwr3Nkffwiihqe2bWADg+OQRjt9gl6ICdmB/ZFDCGAtSow==",
      license: "MIT"
    },
    "node_modules/rc": {
      version: "1.2.8",
      integrity: "sha512-y3bGgqKj3QBdxLbLkomlohkvsA8gdAiUQlSBJnBhfn+BPxg4bc62d8TcBW15wavDfgexCgccckhcZvywyQYPOw==",
      license: "(BSD-2-Clause OR MIT OR Apache-2.0)",
      dependencies: {
        "deep-extend": "^0.6.0",
        ini: "~1.3.0",
        minimist: "^1.2.0",
        "strip-json-comments": "~2.0.1"
      },
      bin: {
        rc: "cli.js"
      }
    },
    "node_modules/require-directory": {
      version: "2.1.1",
      integrity: "sha512-fGxEI7+wsG9xrvdjsrlmL22OMTTiHRwAMroiEeMgq8gzoLC/PQr7RsRDSTLUg/bZAZtF+TVIkHc6/4RIKrui+Q==",
      license: "MIT"
    },
    "node_modules/restore-cursor": {
      version: "5.1.0",
      integrity: "sha512-oMA2dcrw6u0YfxJQXm342bFKX/E4sG9rbTzO9ptUcR/e8A33cHuvStiYOwH7fszkZlZ1z/ta9AAoPk2F4qIOHA==",
      license: "MIT",
      dependencies: {
        onetime: "^7.0.0",
        "signal-exit": "^4.1.0"
      }
    },
    "node_modules/restore-cursor/node_modules/signal-exit": {
      version: "4.1.0",
      integrity: "sha512-bzyZ1e88w9O1iNJbKnOlvYTrWPDl46O1bG0D3XInv+9tkPrxrN8jUUTiFlDkkmKWgn1M6CfIA13SuGqOa9Korw==",
      license: "ISC"
    },
    "node_modules/retry": {
      version: "0.13.1",
      integrity: "sha512-XQBQ3I8W1Cge0Seh+6gjj03LbmRFWuoszgK9ooCpwYIrhhoO80pfq4cUkU5DkknwfOfFteRwlZ56PYOGYyFWdg==",
      license: "MIT"
    },
    "node_modules/semver": {
      version: "7.8.6",
      integrity: "sha512-9lpSSU4Mly3mrtruwLs1eLK6+gzbzqeBFwRNjIjE+9LuDpWdYctrQlQ3ej1Ilgi7gknpsTRnPoLP8DpCHqHIJw==",
      license: "ISC",
      bin: {
        semver: "bin/semver.js"
      }
    },
    "node_modules/shebang-command": {
      version: "2.0.0",
      integrity: "sha512-kHxr2zZpYtdmrN1qDjrrX/Z1rR1kG8Dx+gkpK1G4eXmvXswmcE1hTWBWYUzlraYw1/yZp6YuDY77YtvbN0dmDA==",
      license: "MIT",
      dependencies: {
        "shebang-regex": "^3.0.0"
      }
    },
    "node_modules/shebang-regex": {
      version: "3.0.0",
      integrity: "sha512-7++dFhtcx3353uBaq8DDR4NuxBetBzC7ZQOhmTQInHEd6bSrXdiEyzCvG07Z44UYdLShWUyXt5M/yhz8ekcb1A==",
      license: "MIT"
    },
    "node_modules/signal-exit": {
      version: "3.0.7",
      integrity: "sha512-wnD2ZE+l+SPC/uoS0vXeE9L1+0wuaMqKlfz9AMUo38JsyLSBWSFcHR1Rri62LZc12vLr1gb3jl7iwQhgwpAbGQ==",
      license: "ISC"
    },
    "node_modules/simple-git": {
      version: "3.36.0",
      integrity: "sha512-cGQjLjK8bxJw4QuYT7gxHw3/IouVESbhahSsHrX97MzCL1gu2u7oy38W6L2ZIGECEfIBG4BabsWDPjBxJENv9Q==",
      license: "MIT",
      dependencies: {
        "@kwsites/file-exists": "^1.1.1",
        "@kwsites/promise-deferred": "^1.1.1",
        "@simple-git/args-pathspec": "^1.0.3",
        "@simple-git/argv-parser": "^1.1.0",
        debug: "^4.4.0"
      }
    },
    "node_modules/sleep-promise": {
      version: "9.1.0",
      integrity: "sha512-UHYzVpz9Xn8b+jikYSD6bqvf754xL2uBUzDFwiU6NcdZeifPr6UfgU43xpkPu67VMS88+TI2PSI7Eohgqf2fKA==",
      license: "MIT"
    },
    "node_modules/slice-ansi": {
      version: "8.0.0",
      integrity: "sha512-stxByr12oeeOyY2BlviTNQlYV5xOj47GirPr4yA1hE9JCtxfQN0+tVbkxwCtYDQWhEKWFHsEK48ORg5jrouCAg==",
      license: "MIT",
      dependencies: {
        "ansi-styles": "^6.2.3",
        "is-fullwidth-code-point": "^5.1.0"
      }
    },
    "node_modules/stdin-discarder": {
      version: "0.3.2",
      integrity: "sha512-eCPu1qRxPVkl5605OTWF8Wz40b4Mf45NY5LQmVPQ599knfs5QhASUm9GbJ5BDMDOXgrnh0wyEdvzmL//YMlw0A==",
      license: "MIT"
    },
    "node_modules/stdout-update": {
      version: "4.0.1",
      integrity: "sha512-wiS21Jthlvl1to+oorePvcyrIkiG/6M3D3VTmDUlJm7Cy6SbFhKkAvX+YBuHLxck/tO3mrdpC/cNesigQc3+UQ==",
      license: "MIT",
      dependencies: {
        "ansi-escapes": "^6.2.0",
        "ansi-styles": "^6.2.1",
        "string-width": "^7.1.0",
        "strip-ansi": "^7.1.0"
      }
    },
    "node_modules/stdout-update/node_modules/emoji-regex": {
      version: "10.6.0",
      integrity: "sha512-toUI84YS5YmxW219erniWD0CIVOo46xGKColeNQRgOzDorgBi1v4D71/OFzgD9GO2UGKIv1C3Sp8DAn0+j5w7A==",
      license: "MIT"
    },
    "node_modules/stdout-update/node_modules/string-width": {
      version: "7.2.0",
      integrity: "sha512-tsaTIkKW9b4N+AEj+SVA+WhJzV7/zMhcSu78mLKWSk7cXMOSHsBKFWUs0fWwq8QyK3MgJBQRX6Gbi4kYbdvGkQ==",
      license: "MIT",
      dependencies: {
        "emoji-regex": "^10.3.0",
        "get-east-asian-width": "^1.0.0",
        "strip-ansi": "^7.1.0"
      }
    },
    "node_modules/steno": {
      version: "4.0.2",
      integrity: "sha512-yhPIQXjrlt1xv7dyPQg2P17URmXbuM5pdGkpiMB3RenprfiBlvK415Lctfe0eshk90oA7/tNq7WEiMK8RSP39A==",
      license: "MIT"
    },
    "node_modules/string-width": {
      version: "8.3.0",
      integrity: "sha512-ZbmZM0JCihQN91dWnxoipT2KOEyHqEyfRXUyjuRhW8b/xnqPDoq4gWEVApTVa9db2wN8mmoikgFBbjh71+cGeQ==",
      license: "MIT",
      dependencies: {
        "get-east-asian-width": "^1.5.0",
        "strip-ansi": "^7.1.2"
      }
    },
    "node_modules/strip-ansi": {
      version: "7.2.0",
      integrity: "sha512-yDPMNjp4WyfYBkHnjIRLfca1i6KMyGCtsVgoKe/z1+6vukgaENdgGBZt+ZmKPc4gavvEZ5OgHfHdrazhgNyG7w==",
      license: "MIT",
      dependencies: {
        "ansi-regex": "^6.2.2"
      }
    },
    "node_modules/strip-json-comments": {
      version: "2.0.1",
      integrity: "sha512-4gB8na07fecVVkOI6Rs4e7T6NOTki5EmL7TUduTs6bu3EdnSycntVJ4re8kgZA+wx9IueI2Y11bfbgwtzuE0KQ==",
      license: "MIT"
    },
    "node_modules/tar": {
      version: "7.5.23",
      integrity: "sha512-lkukzdoGngZHJZXxW4S/E4Fp9ghTDlyZXrQGRNoJ/LXvDKcXUTq2sg5yQe74po7Voea6n/IN09+wE/QvJMiifA==",
      license: "BlueOak-1.0.0",
      dependencies: {
        "@isaacs/fs-minipass": "^4.0.0",
        chownr: "^3.0.0",
        minipass: "^7.1.2",
        minizlib: "^3.1.0",
        yallist: "^5.0.0"
      }
    },
    "node_modules/universalify": {
      version: "2.0.1",
      integrity: "sha512-gptHNQghINnc/vTGIk0SOFGFNXw7JVrlRUtConJRlvaw6DuX0wO5Jeko9sWrMBhh+PsYAZ7oXAiOnf/UKogyiw==",
      license: "MIT"
    },
    "node_modules/url-join": {
      version: "4.0.1",
      integrity: "sha512-jk1+QP6ZJqyOiuEI9AEWQfju/nB2Pw466kbA0LEZljHwKeMgd9WrAEgEGxjPDD2+TNbbb37rTyhEfrCXfuKXnA==",
      license: "MIT"
    },
    "node_modules/validate-npm-package-name": {
      version: "7.0.2",
      integrity: "sha512-hVDIBwsRruT73PbK7uP5ebUt+ezEtCmzZz3F59BSr2F6OVFnJ/6h8liuvdLrQ88Xmnk6/+xGGuq+pG9WwTuy3A==",
      license: "ISC"
    },
    "node_modules/which": {
      version: "6.0.1",
      integrity: "sha512-oGLe46MIrCRqX7ytPUf66EAYvdeMIZYn3WaocqqKZAxrBpkqHfL/qvTyJ/bTk5+AqHCjXmrv3CEWgy368zhRUg==",
      license: "ISC",
      dependencies: {
        isexe: "^4.0.0"
      },
      bin: {
        "node-which": "bin/which.js"
      }
    },
    "node_modules/wrap-ansi": {
      version: "7.0.0",
      integrity: "sha512-YVGIj2kamLSTxw6NsZjoBxfSwsn0ycdesmc4p+Q21c5zPuZ1pl+NfxVdxPtdHvmNVOQ6XSYG4AUtyt/Fi7D16Q==",
      license: "MIT",
      dependencies: {
        "ansi-styles": "^4.0.0",
        "string-width": "^4.1.0",
        "strip-ansi": "^6.0.0"
      }
    },
    "node_modules/wrap-ansi/node_modules/ansi-regex": {
      version: "5.0.1",
      integrity: "sha512-quJQXlTSUGL2LH9SUXo8VwsY4soanhgo6LNSm84E1LBcE8s3O0wpdiRzyR9z/ZZJMlMWv37qOOb9pdJlMUEKFQ==",
      license: "MIT"
    },
    "node_modules/wrap-ansi/node_modules/ansi-styles": {
      version: "4.3.0",
      integrity: "sha512-zbB9rCJAT1rbjiVDb2hqKFHNYLxgtk8NURxZ3IZwD3F6NtxbXZQCnnSi1Lkx+IDohdPlFp222wVALIheZJQSEg==",
      license: "MIT",
      dependencies: {
        "color-convert": "^2.0.1"
      }
    },
    "node_modules/wrap-ansi/node_modules/is-fullwidth-code-point": {
      version: "3.0.0",
      integrity: "sha512-zymm5+u+sCsSWyD9qNaejV3DFvhCKclKdizYaJUuHA83RLjb7nSuGnddCHGv0hk+KY7BMAlsWeK4Ueg6EV6XQg==",
      license: "MIT"
    },
    "node_modules/wrap-ansi/node_modules/string-width": {
      version: "4.2.3",
      integrity: "sha512-wKyQRQpjJ0sIp62ErSZdGsjMJWsap5oRNihHhu6G7JVO/9jIB6UyevL+tXuOqrng8j/cxKTWyWUwvSTriiZz/g==",
      license: "MIT",
      dependencies: {
        "emoji-regex": "^8.0.0",
        "is-fullwidth-code-point": "^3.0.0",
        "strip-ansi": "^6.0.1"
      }
    },
    "node_modules/wrap-ansi/node_modules/strip-ansi": {
      version: "6.0.1",
      integrity: "sha512-Y38VPSHcqkFrCpFnQ9vuSXmquuv5oXOKpGeT6aGrr3o3Gc9AlVa6JBfUSOCnbxGGZF+/0ooI7KrPuUSztUdU5A==",
      license: "MIT",
      dependencies: {
        "ansi-regex": "^5.0.1"
      }
    },
    "node_modules/y18n": {
      version: "5.0.8",
      integrity: "sha512-0pfFzegeDWJHJIAmTLRP2DwHjdF5s7jo9tuztdQxAhINCdvS+3nGINqPd00AphqJR/0LhANUS6/+7SCb98YOfA==",
      license: "ISC"
    },
    "node_modules/yallist": {
      version: "5.0.0",
      integrity: "sha512-YgvUTfwqyc7UXVMrB+SImsVYSmTS8X/tSrtdNZMImM+n7+QTriRXyXim0mBrTXNeqzVF0KWGgHPeiyViFFrNDw==",
      license: "BlueOak-1.0.0"
    },
    "node_modules/yargs": {
      version: "17.7.3",
      integrity: "sha512-GZtjxm/J/4TSxuL3FNYjCmLktBTnIw/rVmKSIyKeYAZpmJB2ig9VauCC5xsa82GNKVKDAqpOn3KVzNt0zmrU0g==",
      license: "MIT",
      dependencies: {
        cliui: "^8.0.1",
        escalade: "^3.1.1",
        "get-caller-file": "^2.0.5",
        "require-directory": "^2.1.1",
        "string-width": "^4.2.3",
        y18n: "^5.0.5",
        "yargs-parser": "^21.1.1"
      }
    },
    "node_modules/yargs-parser": {
      version: "21.1.1",
      integrity: "sha512-tVpsJW7DdjecAiFpbIB1e3qxIQsE6NoPc5/eTdrbbIC4h0LVsWhnoa3g+m2HclBIujHzsxZ4VJVA+GUuc2/LBw==",
      license: "ISC"
    },
    "node_modules/yargs/node_modules/ansi-regex": {
      version: "5.0.1",
      integrity: "sha512-quJQXlTSUGL2LH9SUXo8VwsY4soanhgo6LNSm84E1LBcE8s3O0wpdiRzyR9z/ZZJMlMWv37qOOb9pdJlMUEKFQ==",
      license: "MIT"
    },
    "node_modules/yargs/node_modules/is-fullwidth-code-point": {
      version: "3.0.0",
      integrity: "sha512-zymm5+u+sCsSWyD9qNaejV3DFvhCKclKdizYaJUuHA83RLjb7nSuGnddCHGv0hk+KY7BMAlsWeK4Ueg6EV6XQg==",
      license: "MIT"
    },
    "node_modules/yargs/node_modules/string-width": {
      version: "4.2.3",
      integrity: "sha512-wKyQRQpjJ0sIp62ErSZdGsjMJWsap5oRNihHhu6G7JVO/9jIB6UyevL+tXuOqrng8j/cxKTWyWUwvSTriiZz/g==",
      license: "MIT",
      dependencies: {
        "emoji-regex": "^8.0.0",
        "is-fullwidth-code-point": "^3.0.0",
        "strip-ansi": "^6.0.1"
      }
    },
    "node_modules/yargs/node_modules/strip-ansi": {
      version: "6.0.1",
      integrity: "sha512-Y38VPSHcqkFrCpFnQ9vuSXmquuv5oXOKpGeT6aGrr3o3Gc9AlVa6JBfUSOCnbxGGZF+/0ooI7KrPuUSztUdU5A==",
      license: "MIT",
      dependencies: {
        "ansi-regex": "^5.0.1"
      }
    },
    "node_modules/yoctocolors": {
      version: "2.2.0",
      integrity: "sha512-xYqdZFUK/VYazNl/oCDYN+3WloWQwMfZxBoiNt6qNyk+xfOdi598muWE42rNZFp1kNOiqW936q5RhUdnpqElSg==",
      license: "MIT"
    }
  }
};

// src/adapters/llama/install-library.ts
var LIBRARY_VERSION = library_lock_default.packages["node_modules/node-llama-cpp"].version;
async function hasLibrary(folder) {
  return await libraryVersion(folder) !== void 0;
}
async function installLibrary(folder, tools) {
  if (await libraryVersion(folder) === LIBRARY_VERSION) return;
  const prebuilt = requirePrebuilt(tools);
  await makeFolder(dirname(folder));
  const work = async () => {
    if (await libraryVersion(folder) === LIBRARY_VERSION) return;
    tools.progress.stage("library", `installing node-llama-cpp ${LIBRARY_VERSION} (about 85 MB) into ${folder}`);
    const staging = `${folder}.new`;
    await rm(staging, { recursive: true, force: true });
    await writeManifests(staging, prebuilt.package);
    await runNpm(staging, tools);
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
  };
  await holdLock(`${folder}.lock`, work, {
    onWait: (owner) => tools.progress.note(`node-llama-cpp is being installed by ${owner}; waiting for it.`),
    signal: tools.signal
  });
}
function requirePrebuilt(tools) {
  const platform = tools.platform ?? process.platform;
  const architecture = tools.architecture ?? process.arch;
  const prebuilt = findPrebuilt(platform, architecture);
  if (prebuilt) return prebuilt;
  throw new TaskError("model-unreachable", `There is no embedded model for ${platform} on ${architecture}.`, {
    hint: "Use a server with base-url and model."
  });
}
async function writeManifests(folder, prebuilt) {
  const dependencies = { "node-llama-cpp": LIBRARY_VERSION, [prebuilt]: LIBRARY_VERSION };
  const manifest = { name: library_lock_default.name, private: true, dependencies };
  const packages = Object.entries(library_lock_default.packages).map(([path, entry]) => {
    if (path === "") return [path, { name: library_lock_default.name, dependencies }];
    return [path, path === `node_modules/${prebuilt}` ? { ...entry, optional: false } : entry];
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await writeFile(
    join(folder, "package-lock.json"),
    JSON.stringify({ ...library_lock_default, packages: Object.fromEntries(packages) })
  );
}
async function runNpm(folder, tools) {
  const result = await execa("npm", ["ci", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    env: clientEnvironment(tools.environment),
    extendEnv: false,
    stdin: "ignore",
    all: true,
    reject: false,
    ...tools.signal ? { cancelSignal: tools.signal } : {}
  });
  if (result.exitCode === 0) return;
  if (tools.signal?.aborted) throw new TaskError("interrupted", "Installing node-llama-cpp was stopped.");
  const why = result.code === "ENOENT" ? "npm is not installed" : `npm ended with ${result.exitCode}: ${errorLines(result.all ?? "")}`;
  throw new TaskError("model-unreachable", `The embedded model's library could not be installed (${why}).`, {
    hint: "Check the network and npm, or use a server with base-url."
  });
}
function errorLines(output) {
  const lines = output.split("\n").filter((line) => /^npm (?:error|ERR!)/.test(line));
  return lines.slice(0, 3).join(" ").slice(0, 400) || output.slice(-400);
}
async function libraryVersion(folder) {
  try {
    const manifest = join(folder, "node_modules", "node-llama-cpp", "package.json");
    return String(JSON.parse(await readFile(manifest, "utf8")).version);
  } catch {
    return void 0;
  }
}
function libraryEntry(folder) {
  return createRequire(join(folder, "package.json")).resolve("node-llama-cpp");
}

// src/adapters/llama/generate-tokens.ts
var STEP = 128;
async function generateTokens(sequence, model, generation) {
  generation.usage.reusedTokens = await keepSharedPrefix(sequence, generation.prompt.tokens);
  const last = await evaluatePrompt(sequence, generation);
  const tokens = await writeAnswer(sequence, model, { ...generation, last });
  generation.usage.completionTokens = tokens.length;
  return tokens;
}
async function keepSharedPrefix(sequence, prompt) {
  const shared = Math.min(sequence.compareContextTokens(prompt).firstDifferentIndex, prompt.length - 1);
  if (shared < sequence.nextTokenIndex) {
    await sequence.eraseContextTokenRanges([{ start: shared, end: sequence.nextTokenIndex }]);
  }
  return sequence.nextTokenIndex;
}
async function evaluatePrompt(sequence, generation) {
  const { tokens } = generation.prompt;
  const tell = () => generation.onProgress?.({ phase: "prompt", tokens: sequence.nextTokenIndex, total: tokens.length });
  tell();
  while (tokens.length - sequence.nextTokenIndex > STEP) {
    stopIfAsked(generation.signal);
    const start = sequence.nextTokenIndex;
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(start, start + STEP));
    tell();
  }
  stopIfAsked(generation.signal);
  return tokens.slice(sequence.nextTokenIndex);
}
async function writeAnswer(sequence, model, generation) {
  const { maxOutputTokens, temperature, seed, prompt, last } = generation;
  const repeats = watchForRepetition(TOKEN_REPETITION);
  const answer = [];
  for await (const token of sequence.evaluate(last, { temperature, seed, yieldEogToken: true })) {
    stopIfAsked(generation.signal);
    if (answer.length === 0)
      generation.onProgress?.({ phase: "prompt", tokens: prompt.tokens.length, total: prompt.tokens.length });
    if (model.isEogToken(token)) return answer;
    answer.push(token);
    generation.usage.completionTokens = answer.length;
    generation.onProgress?.({ phase: "output", tokens: answer.length, total: maxOutputTokens });
    const stop = prompt.stops.find((run) => endsWith(answer, run));
    if (stop) return answer.slice(0, -stop.length);
    if (repeats([token])) throw loop(model.detokenize(answer.slice(-20)));
    if (answer.length >= maxOutputTokens) break;
  }
  throw new TaskError("model-cut", `The answer was cut at the ${maxOutputTokens} tokens it was allowed.`, {
    hint: "Use a smaller task, or a model with a larger output limit."
  });
}
function endsWith(tokens, run) {
  const start = tokens.length - run.length;
  return start >= 0 && run.every((token, index) => tokens[start + index] === token);
}
function loop(tail) {
  return new TaskError("model-loop", `The model repeats itself: ${JSON.stringify(tail.slice(-60))}.`, {
    hint: "Another temperature or a larger model may help."
  });
}
function stopIfAsked(signal) {
  if (signal?.aborted) throw new TaskError("interrupted", "The model call was stopped.");
}

// src/adapters/llama/load-library.ts
import { pathToFileURL } from "node:url";
async function loadLibrary(folder) {
  try {
    const library = await import(pathToFileURL(libraryEntry(folder)).href);
    if (isLibrary(library)) return library;
    throw new Error("it lacks getLlama or resolveChatWrapper");
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new TaskError("model-unreachable", `node-llama-cpp in ${folder} cannot be loaded: ${why}.`, {
      hint: "Remove that folder to have it installed again, or use a server with base-url.",
      cause
    });
  }
}
function isLibrary(value) {
  return typeof value === "object" && value !== null && "getLlama" in value && "resolveChatWrapper" in value;
}

// src/adapters/llama/probe-threads.ts
var PROMPT_STEP = 16;
var PROMPT_STEPS = 3;
var OUTPUT_STEPS = 4;
var PROBE_WINDOW = 256;
async function probeThreads(model, cores, clock) {
  if (cores <= 1) return { threads: 1, trials: [] };
  const fewer = cores - 1;
  await timeEvaluation(model, fewer, { clock, giveUpAfter: 0 });
  const base = {
    threads: fewer,
    seconds: await timeEvaluation(model, fewer, { clock, giveUpAfter: Number.POSITIVE_INFINITY })
  };
  const all = { threads: cores, seconds: await timeEvaluation(model, cores, { clock, giveUpAfter: base.seconds }) };
  return { threads: all.seconds <= base.seconds ? cores : fewer, trials: [base, all] };
}
async function timeEvaluation(model, threads, trial) {
  const context = await model.createContext({ contextSize: PROBE_WINDOW, threads, batchSize: PROMPT_STEP });
  try {
    const sequence = context.getSequence();
    const tokens = model.tokenize("def add(left, right):\n    return left + right\n".repeat(8));
    const sizes = Array.from(
      { length: PROMPT_STEPS + OUTPUT_STEPS },
      (_, step) => step < PROMPT_STEPS ? PROMPT_STEP : 1
    );
    const began = trial.clock.seconds();
    let at = 0;
    for (const size of sizes) {
      await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(at, at + size));
      at += size;
      if (trial.clock.seconds() - began > trial.giveUpAfter) break;
    }
    return trial.clock.seconds() - began;
  } finally {
    await context.dispose();
  }
}

// src/adapters/llama/render-prompt.ts
function renderPrompt(messages, model, wrapper) {
  const history = messages.map(asItem);
  const open = { type: "model", response: [] };
  const state = wrapper.generateContextState({ chatHistory: [...history, open] });
  const tokens = state.contextText.tokenize(model.tokenizer);
  const { bos, shouldPrependBosToken } = model.tokens;
  const needsBos = shouldPrependBosToken && bos !== null && tokens[0] !== bos;
  const stops = state.stopGenerationTriggers.map((trigger) => trigger.tokenize(model.tokenizer));
  return { tokens: needsBos ? [bos, ...tokens] : tokens, stops: stops.filter((stop) => stop.length > 0) };
}
function asItem(message) {
  switch (message.role) {
    case "assistant":
      return { type: "model", response: [message.content] };
    case "system":
    case "user":
      return { type: message.role, text: message.content };
    default: {
      const never = message.role;
      return never;
    }
  }
}

// src/adapters/llama/llama-model.ts
var FIRST_WINDOW = 8192;
var WINDOW_STEP = 1024;
var DEFAULT_MAX_OUTPUT_TOKENS = 2048;
var LEAST_OUTPUT = 16;
var BATCH = 512;
var LlamaModel = class {
  #settings;
  #tools;
  #loading;
  #evaluation;
  #threads;
  /** Calls take turns: there is one sequence. */
  #turn = Promise.resolve();
  constructor(settings, tools) {
    this.#settings = settings;
    this.#tools = tools;
  }
  async profile(signal) {
    return (await this.#load(signal)).profile;
  }
  complete(request, signal) {
    const completion = this.#turn.then(() => this.#complete(request, signal));
    this.#turn = completion.catch(() => {
    });
    return completion;
  }
  async close() {
    await this.#turn;
    const loaded = await this.#loading?.catch(() => void 0);
    await this.#evaluation?.context.dispose();
    await loaded?.model.dispose();
    await loaded?.llama.dispose();
    this.#evaluation = void 0;
    this.#loading = void 0;
  }
  async #complete(request, signal) {
    const { model, wrapper, profile, llama } = await this.#load(signal);
    const began = this.#tools.clock.seconds();
    const prompt = renderPrompt(request.messages, model, wrapper);
    const room = profile.window - prompt.tokens.length;
    if (room < LEAST_OUTPUT) throw overflow(prompt.tokens.length, profile);
    const maxOutputTokens = Math.min(request.maxOutputTokens, profile.maxOutputTokens, room);
    const { sequence } = await this.#makeRoom({ llama, model, profile }, prompt.tokens.length + maxOutputTokens);
    const { temperature, seed, onProgress } = request;
    const generation = { prompt, maxOutputTokens, temperature, seed, signal, onProgress };
    const usage = { promptTokens: prompt.tokens.length, reusedTokens: 0, completionTokens: 0 };
    try {
      const tokens = await generateTokens(sequence, model, { ...generation, usage });
      const text = usableText(model.detokenize(tokens));
      return { text, usage, model: profile.name, seconds: this.#tools.clock.seconds() - began };
    } catch (thrown) {
      const isPaid = !isTaskError(thrown, "interrupted") || usage.completionTokens > 0;
      throw isTaskError(thrown) && isPaid ? withSpent(thrown, usage) : thrown;
    }
  }
  #load(signal) {
    this.#loading ??= this.#loadOnce(signal).catch((error) => {
      this.#loading = void 0;
      throw error;
    });
    return this.#loading;
  }
  async #loadOnce(signal) {
    const local = await this.#tools.locate(signal);
    const library = await loadLibrary(local.libraryFolder);
    const { gpu } = requirePrebuilt({});
    const { progress } = this.#tools;
    progress.stage("model", `loading ${local.name}`);
    const llama = await library.getLlama({ build: "never", gpu, maxThreads: 0, logLevel: "error", logger: () => {
    } });
    try {
      const model = await llama.loadModel({
        modelPath: local.modelFile,
        onLoadProgress: (fraction) => progress.update({
          stage: "model",
          detail: local.name,
          done: Math.round(fraction * 100),
          total: 100,
          unit: "%"
        }),
        ...signal ? { loadSignal: signal } : {}
      });
      const wrapper = library.resolveChatWrapper(model, { warningLogs: false });
      return { llama, model, wrapper, profile: this.#describe(local.name, model) };
    } catch (cause) {
      await llama.dispose();
      throw loadError(local, cause, signal);
    }
  }
  #describe(name, model) {
    const { window: configured, maxOutputTokens, strength } = this.#settings;
    const window = Math.min(configured ?? model.trainContextSize, model.trainContextSize);
    return {
      name,
      window,
      windowSource: configured !== void 0 && configured <= model.trainContextSize ? "configured" : "probed",
      maxOutputTokens: Math.min(maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS, Math.floor(window / 2)),
      strength: strength ?? guessStrength(name),
      embedded: true,
      tokenizer: modelTokenizer(name, model)
    };
  }
  /** The sequence kept from the last call, or a larger one when the prompt needs more room. */
  async #makeRoom(loaded, needed) {
    if (this.#evaluation && this.#evaluation.context.contextSize >= needed) return this.#evaluation;
    await this.#evaluation?.context.dispose();
    this.#evaluation = void 0;
    const wanted = Math.max(FIRST_WINDOW, Math.ceil(needed / WINDOW_STEP) * WINDOW_STEP);
    const contextSize = Math.min(loaded.profile.window, wanted);
    const threads = await this.#chooseThreads(loaded.llama, loaded.model);
    try {
      const context = await loaded.model.createContext({ contextSize, threads, batchSize: BATCH });
      this.#evaluation = { context, sequence: context.getSequence() };
      return this.#evaluation;
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new TaskError("model-overflow", `There is no memory for a window of ${contextSize} tokens: ${why}.`, {
        hint: "Lower token-budget or window, or use the smaller model.",
        cause
      });
    }
  }
  async #chooseThreads(llama, model) {
    if (this.#threads === void 0) {
      const probe = this.#settings.threads ? { threads: this.#settings.threads, trials: [] } : await probeThreads(model, llama.cpuMathCores, this.#tools.clock);
      const measured = probe.trials.map((trial) => `${trial.threads}: ${trial.seconds.toFixed(2)} s`).join(", ");
      this.#tools.progress.note(`Threads: ${probe.threads}${measured ? ` (measured ${measured})` : ""}.`);
      this.#threads = probe.threads;
    }
    return this.#threads;
  }
};
function modelTokenizer(name, model) {
  return { name, count: (text) => model.tokenize(text).length };
}
function withSpent({ code, message, hint }, spent) {
  return new TaskError(code, message, { ...hint === void 0 ? {} : { hint }, spent });
}
function overflow(promptTokens, profile) {
  return new TaskError(
    "model-overflow",
    `The prompt of ${promptTokens} tokens leaves no room in the window of ${profile.window} of ${profile.name}.`,
    { hint: "Lower token-budget." }
  );
}
function loadError(local, cause, signal) {
  if (signal?.aborted) return new TaskError("interrupted", `Loading ${local.name} was stopped.`);
  const why = cause instanceof Error ? cause.message : String(cause);
  return new TaskError("model-file", `${local.modelFile} cannot be loaded: ${why}.`, {
    hint: "Check the file with `vital model check`, or name another with model-file.",
    cause
  });
}

// src/adapters/llama/embedded-model.ts
function embeddedModel(settings, tools) {
  if (!settings.modelFile) findModel(settings.id);
  const { environment, clock, progress } = tools;
  return new LlamaModel(settings, {
    clock,
    progress,
    async locate(signal) {
      const folder = modelFolder(cacheFolder(environment));
      const file = await resolveModelFile(settings, { folder, environment, progress, clock, signal });
      const library = libraryFolder(environment);
      const isGiven = Boolean(environment.VITAL_LLAMA_DIR) && await hasLibrary(library);
      if (!isGiven) await installLibrary(library, { environment, progress, signal });
      return { modelFile: file.path, name: file.name, libraryFolder: library };
    }
  });
}
function libraryFolder(environment) {
  const machine = `${LIBRARY_VERSION}-${process.platform}-${process.arch}`;
  return environment.VITAL_LLAMA_DIR || join2(cacheFolder(environment), "llama", machine);
}
export {
  embeddedModel,
  libraryFolder
};
