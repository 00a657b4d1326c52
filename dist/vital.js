#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  execa
} from "./chunks/chunk-KF65TONV.js";
import {
  ALLOCATION_MODES,
  ASK_WHOLE_DEFINITION,
  ASK_WHOLE_FILE,
  DEFAULT_RUN_SETTINGS,
  PAPER_SETTINGS,
  SELECTIONS,
  STOP_SHARE,
  TARGET,
  TERM_KINDS,
  VIEW_KINDS,
  allocate,
  allocateContext,
  allocateDefault,
  allocateShares,
  budgetNotes,
  buildPostings,
  buildRetrievalIndex,
  chooseTerms,
  codeLanguages,
  companionGate,
  compareViews,
  createNameTokeniser,
  createTwoFilesPatch,
  describeGate,
  evidenceReader,
  findTests,
  foldName,
  formatCount,
  formatDollars,
  formatMany,
  formatSeconds,
  freezeTask,
  gatherEvidence,
  importedUnits,
  indexRepository,
  keywordsOf,
  languageOf,
  lineComment,
  lineStartsOf,
  linesOf,
  objectId,
  objectKey,
  quotientViews,
  readInputFile,
  readSettings,
  renderContextText,
  renderJson,
  retrieveViews,
  runSettingsOf,
  runTask,
  scoreViews,
  selectPortfolio,
  shellQuoted,
  skippedByReason,
  sliceBody,
  stopIdentifiers,
  stripTerminal,
  tabulateUnits,
  termReader,
  tokeniseCode,
  untilInterrupted,
  untrusted,
  usePrivateTemp,
  wordWeigher
} from "./chunks/chunk-SUWA4C5M.js";
import {
  external_exports
} from "./chunks/chunk-H3BDX3CS.js";
import {
  emptySampleFolder,
  findProgram,
  folderInside,
  loadParser,
  openEvaluation,
  openExtractor,
  openModel,
  openModelCache,
  openPorts,
  openReading,
  openRepository,
  openSandbox,
  openTokenizer,
  stderrProgress
} from "./chunks/chunk-7A5DDPSX.js";
import "./chunks/chunk-MXRATZU3.js";
import "./chunks/chunk-RO7XB3PQ.js";
import {
  commitSha
} from "./chunks/chunk-GQAIR7SM.js";
import {
  comparePaths,
  repoPath,
  tryRepoPath
} from "./chunks/chunk-U3AN7MRB.js";
import "./chunks/chunk-4NUQUOU7.js";
import {
  TaskError,
  codeOf,
  explain,
  isTaskError,
  noSpaceError
} from "./chunks/chunk-PHMHM2H5.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunks/chunk-5XWL5JNG.js";

// node_modules/commander/lib/error.js
var require_error = __commonJS({
  "node_modules/commander/lib/error.js"(exports) {
    var CommanderError2 = class extends Error {
      /**
       * Constructs the CommanderError class
       * @param {number} exitCode suggested exit code which could be used with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       */
      constructor(exitCode, code, message) {
        super(message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
        this.code = code;
        this.exitCode = exitCode;
        this.nestedError = void 0;
      }
    };
    var InvalidArgumentError2 = class extends CommanderError2 {
      /**
       * Constructs the InvalidArgumentError class
       * @param {string} [message] explanation of why argument is invalid
       */
      constructor(message) {
        super(1, "commander.invalidArgument", message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
      }
    };
    exports.CommanderError = CommanderError2;
    exports.InvalidArgumentError = InvalidArgumentError2;
  }
});

// node_modules/commander/lib/argument.js
var require_argument = __commonJS({
  "node_modules/commander/lib/argument.js"(exports) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Argument2 = class {
      /**
       * Initialize a new command argument with the given name and description.
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @param {string} name
       * @param {string} [description]
       */
      constructor(name, description) {
        this.description = description || "";
        this.variadic = false;
        this.parseArg = void 0;
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.argChoices = void 0;
        switch (name[0]) {
          case "<":
            this.required = true;
            this._name = name.slice(1, -1);
            break;
          case "[":
            this.required = false;
            this._name = name.slice(1, -1);
            break;
          default:
            this.required = true;
            this._name = name;
            break;
        }
        if (this._name.endsWith("...")) {
          this.variadic = true;
          this._name = this._name.slice(0, -3);
        }
      }
      /**
       * Return argument name.
       *
       * @return {string}
       */
      name() {
        return this._name;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Argument}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Set the custom handler for processing CLI command arguments into argument values.
       *
       * @param {Function} [fn]
       * @return {Argument}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Only allow argument value to be one of choices.
       *
       * @param {string[]} values
       * @return {Argument}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Make argument required.
       *
       * @returns {Argument}
       */
      argRequired() {
        this.required = true;
        return this;
      }
      /**
       * Make argument optional.
       *
       * @returns {Argument}
       */
      argOptional() {
        this.required = false;
        return this;
      }
    };
    function humanReadableArgName(arg) {
      const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
      return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
    }
    exports.Argument = Argument2;
    exports.humanReadableArgName = humanReadableArgName;
  }
});

// node_modules/commander/lib/help.js
var require_help = __commonJS({
  "node_modules/commander/lib/help.js"(exports) {
    var { humanReadableArgName } = require_argument();
    var Help2 = class {
      constructor() {
        this.helpWidth = void 0;
        this.minWidthToWrap = 40;
        this.sortSubcommands = false;
        this.sortOptions = false;
        this.showGlobalOptions = false;
      }
      /**
       * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
       * and just before calling `formatHelp()`.
       *
       * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
       *
       * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
       */
      prepareContext(contextOptions) {
        this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
      }
      /**
       * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
       *
       * @param {Command} cmd
       * @returns {Command[]}
       */
      visibleCommands(cmd) {
        const visibleCommands = cmd.commands.filter((cmd2) => !cmd2._hidden);
        const helpCommand = cmd._getHelpCommand();
        if (helpCommand && !helpCommand._hidden) {
          visibleCommands.push(helpCommand);
        }
        if (this.sortSubcommands) {
          visibleCommands.sort((a, b) => {
            return a.name().localeCompare(b.name());
          });
        }
        return visibleCommands;
      }
      /**
       * Compare options for sort.
       *
       * @param {Option} a
       * @param {Option} b
       * @returns {number}
       */
      compareOptions(a, b) {
        const getSortKey = (option) => {
          return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
        };
        return getSortKey(a).localeCompare(getSortKey(b));
      }
      /**
       * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleOptions(cmd) {
        const visibleOptions = cmd.options.filter((option) => !option.hidden);
        const helpOption = cmd._getHelpOption();
        if (helpOption && !helpOption.hidden) {
          const removeShort = helpOption.short && cmd._findOption(helpOption.short);
          const removeLong = helpOption.long && cmd._findOption(helpOption.long);
          if (!removeShort && !removeLong) {
            visibleOptions.push(helpOption);
          } else if (helpOption.long && !removeLong) {
            visibleOptions.push(
              cmd.createOption(helpOption.long, helpOption.description)
            );
          } else if (helpOption.short && !removeShort) {
            visibleOptions.push(
              cmd.createOption(helpOption.short, helpOption.description)
            );
          }
        }
        if (this.sortOptions) {
          visibleOptions.sort(this.compareOptions);
        }
        return visibleOptions;
      }
      /**
       * Get an array of the visible global options. (Not including help.)
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleGlobalOptions(cmd) {
        if (!this.showGlobalOptions) return [];
        const globalOptions = [];
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          const visibleOptions = ancestorCmd.options.filter(
            (option) => !option.hidden
          );
          globalOptions.push(...visibleOptions);
        }
        if (this.sortOptions) {
          globalOptions.sort(this.compareOptions);
        }
        return globalOptions;
      }
      /**
       * Get an array of the arguments if any have a description.
       *
       * @param {Command} cmd
       * @returns {Argument[]}
       */
      visibleArguments(cmd) {
        if (cmd._argsDescription) {
          cmd.registeredArguments.forEach((argument) => {
            argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
          });
        }
        if (cmd.registeredArguments.find((argument) => argument.description)) {
          return cmd.registeredArguments;
        }
        return [];
      }
      /**
       * Get the command term to show in the list of subcommands.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandTerm(cmd) {
        const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
        return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + // simplistic check for non-help option
        (args ? " " + args : "");
      }
      /**
       * Get the option term to show in the list of options.
       *
       * @param {Option} option
       * @returns {string}
       */
      optionTerm(option) {
        return option.flags;
      }
      /**
       * Get the argument term to show in the list of arguments.
       *
       * @param {Argument} argument
       * @returns {string}
       */
      argumentTerm(argument) {
        return argument.name();
      }
      /**
       * Get the longest command term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestSubcommandTermLength(cmd, helper) {
        return helper.visibleCommands(cmd).reduce((max, command2) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleSubcommandTerm(helper.subcommandTerm(command2))
            )
          );
        }, 0);
      }
      /**
       * Get the longest option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestOptionTermLength(cmd, helper) {
        return helper.visibleOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest global option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestGlobalOptionTermLength(cmd, helper) {
        return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest argument term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestArgumentTermLength(cmd, helper) {
        return helper.visibleArguments(cmd).reduce((max, argument) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleArgumentTerm(helper.argumentTerm(argument))
            )
          );
        }, 0);
      }
      /**
       * Get the command usage to be displayed at the top of the built-in help.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandUsage(cmd) {
        let cmdName = cmd._name;
        if (cmd._aliases[0]) {
          cmdName = cmdName + "|" + cmd._aliases[0];
        }
        let ancestorCmdNames = "";
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
        }
        return ancestorCmdNames + cmdName + " " + cmd.usage();
      }
      /**
       * Get the description for the command.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandDescription(cmd) {
        return cmd.description();
      }
      /**
       * Get the subcommand summary to show in the list of subcommands.
       * (Fallback to description for backwards compatibility.)
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandDescription(cmd) {
        return cmd.summary() || cmd.description();
      }
      /**
       * Get the option description to show in the list of options.
       *
       * @param {Option} option
       * @return {string}
       */
      optionDescription(option) {
        const extraInfo = [];
        if (option.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`
          );
        }
        if (option.defaultValue !== void 0) {
          const showDefault = option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean";
          if (showDefault) {
            extraInfo.push(
              `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`
            );
          }
        }
        if (option.presetArg !== void 0 && option.optional) {
          extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
        }
        if (option.envVar !== void 0) {
          extraInfo.push(`env: ${option.envVar}`);
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (option.description) {
            return `${option.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return option.description;
      }
      /**
       * Get the argument description to show in the list of arguments.
       *
       * @param {Argument} argument
       * @return {string}
       */
      argumentDescription(argument) {
        const extraInfo = [];
        if (argument.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`
          );
        }
        if (argument.defaultValue !== void 0) {
          extraInfo.push(
            `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`
          );
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (argument.description) {
            return `${argument.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return argument.description;
      }
      /**
       * Format a list of items, given a heading and an array of formatted items.
       *
       * @param {string} heading
       * @param {string[]} items
       * @param {Help} helper
       * @returns string[]
       */
      formatItemList(heading, items, helper) {
        if (items.length === 0) return [];
        return [helper.styleTitle(heading), ...items, ""];
      }
      /**
       * Group items by their help group heading.
       *
       * @param {Command[] | Option[]} unsortedItems
       * @param {Command[] | Option[]} visibleItems
       * @param {Function} getGroup
       * @returns {Map<string, Command[] | Option[]>}
       */
      groupItems(unsortedItems, visibleItems, getGroup) {
        const result = /* @__PURE__ */ new Map();
        unsortedItems.forEach((item) => {
          const group = getGroup(item);
          if (!result.has(group)) result.set(group, []);
        });
        visibleItems.forEach((item) => {
          const group = getGroup(item);
          if (!result.has(group)) {
            result.set(group, []);
          }
          result.get(group).push(item);
        });
        return result;
      }
      /**
       * Generate the built-in help text.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {string}
       */
      formatHelp(cmd, helper) {
        const termWidth = helper.padWidth(cmd, helper);
        const helpWidth = helper.helpWidth ?? 80;
        function callFormatItem(term, description) {
          return helper.formatItem(term, termWidth, description, helper);
        }
        let output = [
          `${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`,
          ""
        ];
        const commandDescription = helper.commandDescription(cmd);
        if (commandDescription.length > 0) {
          output = output.concat([
            helper.boxWrap(
              helper.styleCommandDescription(commandDescription),
              helpWidth
            ),
            ""
          ]);
        }
        const argumentList = helper.visibleArguments(cmd).map((argument) => {
          return callFormatItem(
            helper.styleArgumentTerm(helper.argumentTerm(argument)),
            helper.styleArgumentDescription(helper.argumentDescription(argument))
          );
        });
        output = output.concat(
          this.formatItemList("Arguments:", argumentList, helper)
        );
        const optionGroups = this.groupItems(
          cmd.options,
          helper.visibleOptions(cmd),
          (option) => option.helpGroupHeading ?? "Options:"
        );
        optionGroups.forEach((options, group) => {
          const optionList = options.map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(this.formatItemList(group, optionList, helper));
        });
        if (helper.showGlobalOptions) {
          const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(
            this.formatItemList("Global Options:", globalOptionList, helper)
          );
        }
        const commandGroups = this.groupItems(
          cmd.commands,
          helper.visibleCommands(cmd),
          (sub) => sub.helpGroup() || "Commands:"
        );
        commandGroups.forEach((commands, group) => {
          const commandList = commands.map((sub) => {
            return callFormatItem(
              helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
              helper.styleSubcommandDescription(helper.subcommandDescription(sub))
            );
          });
          output = output.concat(this.formatItemList(group, commandList, helper));
        });
        return output.join("\n");
      }
      /**
       * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
       *
       * @param {string} str
       * @returns {number}
       */
      displayWidth(str) {
        return stripColor(str).length;
      }
      /**
       * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
       *
       * @param {string} str
       * @returns {string}
       */
      styleTitle(str) {
        return str;
      }
      styleUsage(str) {
        return str.split(" ").map((word) => {
          if (word === "[options]") return this.styleOptionText(word);
          if (word === "[command]") return this.styleSubcommandText(word);
          if (word[0] === "[" || word[0] === "<")
            return this.styleArgumentText(word);
          return this.styleCommandText(word);
        }).join(" ");
      }
      styleCommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleOptionDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleSubcommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleArgumentDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleDescriptionText(str) {
        return str;
      }
      styleOptionTerm(str) {
        return this.styleOptionText(str);
      }
      styleSubcommandTerm(str) {
        return str.split(" ").map((word) => {
          if (word === "[options]") return this.styleOptionText(word);
          if (word[0] === "[" || word[0] === "<")
            return this.styleArgumentText(word);
          return this.styleSubcommandText(word);
        }).join(" ");
      }
      styleArgumentTerm(str) {
        return this.styleArgumentText(str);
      }
      styleOptionText(str) {
        return str;
      }
      styleArgumentText(str) {
        return str;
      }
      styleSubcommandText(str) {
        return str;
      }
      styleCommandText(str) {
        return str;
      }
      /**
       * Calculate the pad width from the maximum term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      padWidth(cmd, helper) {
        return Math.max(
          helper.longestOptionTermLength(cmd, helper),
          helper.longestGlobalOptionTermLength(cmd, helper),
          helper.longestSubcommandTermLength(cmd, helper),
          helper.longestArgumentTermLength(cmd, helper)
        );
      }
      /**
       * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
       *
       * @param {string} str
       * @returns {boolean}
       */
      preformatted(str) {
        return /\n[^\S\r\n]/.test(str);
      }
      /**
       * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
       *
       * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
       *   TTT  DDD DDDD
       *        DD DDD
       *
       * @param {string} term
       * @param {number} termWidth
       * @param {string} description
       * @param {Help} helper
       * @returns {string}
       */
      formatItem(term, termWidth, description, helper) {
        const itemIndent = 2;
        const itemIndentStr = " ".repeat(itemIndent);
        if (!description) return itemIndentStr + term;
        const paddedTerm = term.padEnd(
          termWidth + term.length - helper.displayWidth(term)
        );
        const spacerWidth = 2;
        const helpWidth = this.helpWidth ?? 80;
        const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
        let formattedDescription;
        if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) {
          formattedDescription = description;
        } else {
          const wrappedDescription = helper.boxWrap(description, remainingWidth);
          formattedDescription = wrappedDescription.replace(
            /\n/g,
            "\n" + " ".repeat(termWidth + spacerWidth)
          );
        }
        return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `
${itemIndentStr}`);
      }
      /**
       * Wrap a string at whitespace, preserving existing line breaks.
       * Wrapping is skipped if the width is less than `minWidthToWrap`.
       *
       * @param {string} str
       * @param {number} width
       * @returns {string}
       */
      boxWrap(str, width) {
        if (width < this.minWidthToWrap) return str;
        const rawLines = str.split(/\r\n|\n/);
        const chunkPattern = /[\s]*[^\s]+/g;
        const wrappedLines = [];
        rawLines.forEach((line) => {
          const chunks = line.match(chunkPattern);
          if (chunks === null) {
            wrappedLines.push("");
            return;
          }
          let sumChunks = [chunks.shift()];
          let sumWidth = this.displayWidth(sumChunks[0]);
          chunks.forEach((chunk) => {
            const visibleWidth = this.displayWidth(chunk);
            if (sumWidth + visibleWidth <= width) {
              sumChunks.push(chunk);
              sumWidth += visibleWidth;
              return;
            }
            wrappedLines.push(sumChunks.join(""));
            const nextChunk = chunk.trimStart();
            sumChunks = [nextChunk];
            sumWidth = this.displayWidth(nextChunk);
          });
          wrappedLines.push(sumChunks.join(""));
        });
        return wrappedLines.join("\n");
      }
    };
    function stripColor(str) {
      const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
      return str.replace(sgrPattern, "");
    }
    exports.Help = Help2;
    exports.stripColor = stripColor;
  }
});

// node_modules/commander/lib/option.js
var require_option = __commonJS({
  "node_modules/commander/lib/option.js"(exports) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Option2 = class {
      /**
       * Initialize a new `Option` with the given `flags` and `description`.
       *
       * @param {string} flags
       * @param {string} [description]
       */
      constructor(flags, description) {
        this.flags = flags;
        this.description = description || "";
        this.required = flags.includes("<");
        this.optional = flags.includes("[");
        this.variadic = /\w\.\.\.[>\]]$/.test(flags);
        this.mandatory = false;
        const optionFlags = splitOptionFlags(flags);
        this.short = optionFlags.shortFlag;
        this.long = optionFlags.longFlag;
        this.negate = false;
        if (this.long) {
          this.negate = this.long.startsWith("--no-");
        }
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.presetArg = void 0;
        this.envVar = void 0;
        this.parseArg = void 0;
        this.hidden = false;
        this.argChoices = void 0;
        this.conflictsWith = [];
        this.implied = void 0;
        this.helpGroupHeading = void 0;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Option}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Preset to use when option used without option-argument, especially optional but also boolean and negated.
       * The custom processing (parseArg) is called.
       *
       * @example
       * new Option('--color').default('GREYSCALE').preset('RGB');
       * new Option('--donate [amount]').preset('20').argParser(parseFloat);
       *
       * @param {*} arg
       * @return {Option}
       */
      preset(arg) {
        this.presetArg = arg;
        return this;
      }
      /**
       * Add option name(s) that conflict with this option.
       * An error will be displayed if conflicting options are found during parsing.
       *
       * @example
       * new Option('--rgb').conflicts('cmyk');
       * new Option('--js').conflicts(['ts', 'jsx']);
       *
       * @param {(string | string[])} names
       * @return {Option}
       */
      conflicts(names) {
        this.conflictsWith = this.conflictsWith.concat(names);
        return this;
      }
      /**
       * Specify implied option values for when this option is set and the implied options are not.
       *
       * The custom processing (parseArg) is not called on the implied values.
       *
       * @example
       * program
       *   .addOption(new Option('--log', 'write logging information to file'))
       *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
       *
       * @param {object} impliedOptionValues
       * @return {Option}
       */
      implies(impliedOptionValues) {
        let newImplied = impliedOptionValues;
        if (typeof impliedOptionValues === "string") {
          newImplied = { [impliedOptionValues]: true };
        }
        this.implied = Object.assign(this.implied || {}, newImplied);
        return this;
      }
      /**
       * Set environment variable to check for option value.
       *
       * An environment variable is only used if when processed the current option value is
       * undefined, or the source of the current value is 'default' or 'config' or 'env'.
       *
       * @param {string} name
       * @return {Option}
       */
      env(name) {
        this.envVar = name;
        return this;
      }
      /**
       * Set the custom handler for processing CLI option arguments into option values.
       *
       * @param {Function} [fn]
       * @return {Option}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Whether the option is mandatory and must have a value after parsing.
       *
       * @param {boolean} [mandatory=true]
       * @return {Option}
       */
      makeOptionMandatory(mandatory = true) {
        this.mandatory = !!mandatory;
        return this;
      }
      /**
       * Hide option in help.
       *
       * @param {boolean} [hide=true]
       * @return {Option}
       */
      hideHelp(hide = true) {
        this.hidden = !!hide;
        return this;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Only allow option value to be one of choices.
       *
       * @param {string[]} values
       * @return {Option}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Return option name.
       *
       * @return {string}
       */
      name() {
        if (this.long) {
          return this.long.replace(/^--/, "");
        }
        return this.short.replace(/^-/, "");
      }
      /**
       * Return option name, in a camelcase format that can be used
       * as an object attribute key.
       *
       * @return {string}
       */
      attributeName() {
        if (this.negate) {
          return camelcase(this.name().replace(/^no-/, ""));
        }
        return camelcase(this.name());
      }
      /**
       * Set the help group heading.
       *
       * @param {string} heading
       * @return {Option}
       */
      helpGroup(heading) {
        this.helpGroupHeading = heading;
        return this;
      }
      /**
       * Check if `arg` matches the short or long flag.
       *
       * @param {string} arg
       * @return {boolean}
       * @package
       */
      is(arg) {
        return this.short === arg || this.long === arg;
      }
      /**
       * Return whether a boolean option.
       *
       * Options are one of boolean, negated, required argument, or optional argument.
       *
       * @return {boolean}
       * @package
       */
      isBoolean() {
        return !this.required && !this.optional && !this.negate;
      }
    };
    var DualOptions = class {
      /**
       * @param {Option[]} options
       */
      constructor(options) {
        this.positiveOptions = /* @__PURE__ */ new Map();
        this.negativeOptions = /* @__PURE__ */ new Map();
        this.dualOptions = /* @__PURE__ */ new Set();
        options.forEach((option) => {
          if (option.negate) {
            this.negativeOptions.set(option.attributeName(), option);
          } else {
            this.positiveOptions.set(option.attributeName(), option);
          }
        });
        this.negativeOptions.forEach((value, key) => {
          if (this.positiveOptions.has(key)) {
            this.dualOptions.add(key);
          }
        });
      }
      /**
       * Did the value come from the option, and not from possible matching dual option?
       *
       * @param {*} value
       * @param {Option} option
       * @returns {boolean}
       */
      valueFromOption(value, option) {
        const optionKey = option.attributeName();
        if (!this.dualOptions.has(optionKey)) return true;
        const preset = this.negativeOptions.get(optionKey).presetArg;
        const negativeValue = preset !== void 0 ? preset : false;
        return option.negate === (negativeValue === value);
      }
    };
    function camelcase(str) {
      return str.split("-").reduce((str2, word) => {
        return str2 + word[0].toUpperCase() + word.slice(1);
      });
    }
    function splitOptionFlags(flags) {
      let shortFlag;
      let longFlag;
      const shortFlagExp = /^-[^-]$/;
      const longFlagExp = /^--[^-]/;
      const flagParts = flags.split(/[ |,]+/).concat("guard");
      if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
      if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
      if (!shortFlag && shortFlagExp.test(flagParts[0]))
        shortFlag = flagParts.shift();
      if (!shortFlag && longFlagExp.test(flagParts[0])) {
        shortFlag = longFlag;
        longFlag = flagParts.shift();
      }
      if (flagParts[0].startsWith("-")) {
        const unsupportedFlag = flagParts[0];
        const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
        if (/^-[^-][^-]/.test(unsupportedFlag))
          throw new Error(
            `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`
          );
        if (shortFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many short flags`);
        if (longFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many long flags`);
        throw new Error(`${baseError}
- unrecognised flag format`);
      }
      if (shortFlag === void 0 && longFlag === void 0)
        throw new Error(
          `option creation failed due to no flags found in '${flags}'.`
        );
      return { shortFlag, longFlag };
    }
    exports.Option = Option2;
    exports.DualOptions = DualOptions;
  }
});

// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = __commonJS({
  "node_modules/commander/lib/suggestSimilar.js"(exports) {
    var maxDistance = 3;
    function editDistance(a, b) {
      if (Math.abs(a.length - b.length) > maxDistance)
        return Math.max(a.length, b.length);
      const d = [];
      for (let i = 0; i <= a.length; i++) {
        d[i] = [i];
      }
      for (let j = 0; j <= b.length; j++) {
        d[0][j] = j;
      }
      for (let j = 1; j <= b.length; j++) {
        for (let i = 1; i <= a.length; i++) {
          let cost = 1;
          if (a[i - 1] === b[j - 1]) {
            cost = 0;
          } else {
            cost = 1;
          }
          d[i][j] = Math.min(
            d[i - 1][j] + 1,
            // deletion
            d[i][j - 1] + 1,
            // insertion
            d[i - 1][j - 1] + cost
            // substitution
          );
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
            d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
          }
        }
      }
      return d[a.length][b.length];
    }
    function suggestSimilar(word, candidates) {
      if (!candidates || candidates.length === 0) return "";
      candidates = Array.from(new Set(candidates));
      const searchingOptions = word.startsWith("--");
      if (searchingOptions) {
        word = word.slice(2);
        candidates = candidates.map((candidate2) => candidate2.slice(2));
      }
      let similar = [];
      let bestDistance = maxDistance;
      const minSimilarity = 0.4;
      candidates.forEach((candidate2) => {
        if (candidate2.length <= 1) return;
        const distance = editDistance(word, candidate2);
        const length = Math.max(word.length, candidate2.length);
        const similarity = (length - distance) / length;
        if (similarity > minSimilarity) {
          if (distance < bestDistance) {
            bestDistance = distance;
            similar = [candidate2];
          } else if (distance === bestDistance) {
            similar.push(candidate2);
          }
        }
      });
      similar.sort((a, b) => a.localeCompare(b));
      if (searchingOptions) {
        similar = similar.map((candidate2) => `--${candidate2}`);
      }
      if (similar.length > 1) {
        return `
(Did you mean one of ${similar.join(", ")}?)`;
      }
      if (similar.length === 1) {
        return `
(Did you mean ${similar[0]}?)`;
      }
      return "";
    }
    exports.suggestSimilar = suggestSimilar;
  }
});

// node_modules/commander/lib/command.js
var require_command = __commonJS({
  "node_modules/commander/lib/command.js"(exports) {
    var EventEmitter = __require("node:events").EventEmitter;
    var childProcess = __require("node:child_process");
    var path = __require("node:path");
    var fs = __require("node:fs");
    var process2 = __require("node:process");
    var { Argument: Argument2, humanReadableArgName } = require_argument();
    var { CommanderError: CommanderError2 } = require_error();
    var { Help: Help2, stripColor } = require_help();
    var { Option: Option2, DualOptions } = require_option();
    var { suggestSimilar } = require_suggestSimilar();
    var Command2 = class _Command extends EventEmitter {
      /**
       * Initialize a new `Command`.
       *
       * @param {string} [name]
       */
      constructor(name) {
        super();
        this.commands = [];
        this.options = [];
        this.parent = null;
        this._allowUnknownOption = false;
        this._allowExcessArguments = false;
        this.registeredArguments = [];
        this._args = this.registeredArguments;
        this.args = [];
        this.rawArgs = [];
        this.processedArgs = [];
        this._scriptPath = null;
        this._name = name || "";
        this._optionValues = {};
        this._optionValueSources = {};
        this._storeOptionsAsProperties = false;
        this._actionHandler = null;
        this._executableHandler = false;
        this._executableFile = null;
        this._executableDir = null;
        this._defaultCommandName = null;
        this._exitCallback = null;
        this._aliases = [];
        this._combineFlagAndOptionalValue = true;
        this._description = "";
        this._summary = "";
        this._argsDescription = void 0;
        this._enablePositionalOptions = false;
        this._passThroughOptions = false;
        this._lifeCycleHooks = {};
        this._showHelpAfterError = false;
        this._showSuggestionAfterError = true;
        this._savedState = null;
        this._outputConfiguration = {
          writeOut: (str) => process2.stdout.write(str),
          writeErr: (str) => process2.stderr.write(str),
          outputError: (str, write) => write(str),
          getOutHelpWidth: () => process2.stdout.isTTY ? process2.stdout.columns : void 0,
          getErrHelpWidth: () => process2.stderr.isTTY ? process2.stderr.columns : void 0,
          getOutHasColors: () => useColor() ?? (process2.stdout.isTTY && process2.stdout.hasColors?.()),
          getErrHasColors: () => useColor() ?? (process2.stderr.isTTY && process2.stderr.hasColors?.()),
          stripColor: (str) => stripColor(str)
        };
        this._hidden = false;
        this._helpOption = void 0;
        this._addImplicitHelpCommand = void 0;
        this._helpCommand = void 0;
        this._helpConfiguration = {};
        this._helpGroupHeading = void 0;
        this._defaultCommandGroup = void 0;
        this._defaultOptionGroup = void 0;
      }
      /**
       * Copy settings that are useful to have in common across root command and subcommands.
       *
       * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
       *
       * @param {Command} sourceCommand
       * @return {Command} `this` command for chaining
       */
      copyInheritedSettings(sourceCommand) {
        this._outputConfiguration = sourceCommand._outputConfiguration;
        this._helpOption = sourceCommand._helpOption;
        this._helpCommand = sourceCommand._helpCommand;
        this._helpConfiguration = sourceCommand._helpConfiguration;
        this._exitCallback = sourceCommand._exitCallback;
        this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
        this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
        this._allowExcessArguments = sourceCommand._allowExcessArguments;
        this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
        this._showHelpAfterError = sourceCommand._showHelpAfterError;
        this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
        return this;
      }
      /**
       * @returns {Command[]}
       * @private
       */
      _getCommandAndAncestors() {
        const result = [];
        for (let command2 = this; command2; command2 = command2.parent) {
          result.push(command2);
        }
        return result;
      }
      /**
       * Define a command.
       *
       * There are two styles of command: pay attention to where to put the description.
       *
       * @example
       * // Command implemented using action handler (description is supplied separately to `.command`)
       * program
       *   .command('clone <source> [destination]')
       *   .description('clone a repository into a newly created directory')
       *   .action((source, destination) => {
       *     console.log('clone command called');
       *   });
       *
       * // Command implemented using separate executable file (description is second parameter to `.command`)
       * program
       *   .command('start <service>', 'start named service')
       *   .command('stop [service]', 'stop named service, or all if no name supplied');
       *
       * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
       * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
       * @param {object} [execOpts] - configuration options (for executable)
       * @return {Command} returns new command for action handler, or `this` for executable command
       */
      command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
        let desc = actionOptsOrExecDesc;
        let opts = execOpts;
        if (typeof desc === "object" && desc !== null) {
          opts = desc;
          desc = null;
        }
        opts = opts || {};
        const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const cmd = this.createCommand(name);
        if (desc) {
          cmd.description(desc);
          cmd._executableHandler = true;
        }
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        cmd._hidden = !!(opts.noHelp || opts.hidden);
        cmd._executableFile = opts.executableFile || null;
        if (args) cmd.arguments(args);
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd.copyInheritedSettings(this);
        if (desc) return this;
        return cmd;
      }
      /**
       * Factory routine to create a new unattached command.
       *
       * See .command() for creating an attached subcommand, which uses this routine to
       * create the command. You can override createCommand to customise subcommands.
       *
       * @param {string} [name]
       * @return {Command} new command
       */
      createCommand(name) {
        return new _Command(name);
      }
      /**
       * You can customise the help with a subclass of Help by overriding createHelp,
       * or by overriding Help properties using configureHelp().
       *
       * @return {Help}
       */
      createHelp() {
        return Object.assign(new Help2(), this.configureHelp());
      }
      /**
       * You can customise the help by overriding Help properties using configureHelp(),
       * or with a subclass of Help by overriding createHelp().
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureHelp(configuration) {
        if (configuration === void 0) return this._helpConfiguration;
        this._helpConfiguration = configuration;
        return this;
      }
      /**
       * The default output goes to stdout and stderr. You can customise this for special
       * applications. You can also customise the display of errors by overriding outputError.
       *
       * The configuration properties are all functions:
       *
       *     // change how output being written, defaults to stdout and stderr
       *     writeOut(str)
       *     writeErr(str)
       *     // change how output being written for errors, defaults to writeErr
       *     outputError(str, write) // used for displaying errors and not used for displaying help
       *     // specify width for wrapping help
       *     getOutHelpWidth()
       *     getErrHelpWidth()
       *     // color support, currently only used with Help
       *     getOutHasColors()
       *     getErrHasColors()
       *     stripColor() // used to remove ANSI escape codes if output does not have colors
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureOutput(configuration) {
        if (configuration === void 0) return this._outputConfiguration;
        this._outputConfiguration = {
          ...this._outputConfiguration,
          ...configuration
        };
        return this;
      }
      /**
       * Display the help or a custom message after an error occurs.
       *
       * @param {(boolean|string)} [displayHelp]
       * @return {Command} `this` command for chaining
       */
      showHelpAfterError(displayHelp = true) {
        if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
        this._showHelpAfterError = displayHelp;
        return this;
      }
      /**
       * Display suggestion of similar commands for unknown commands, or options for unknown options.
       *
       * @param {boolean} [displaySuggestion]
       * @return {Command} `this` command for chaining
       */
      showSuggestionAfterError(displaySuggestion = true) {
        this._showSuggestionAfterError = !!displaySuggestion;
        return this;
      }
      /**
       * Add a prepared subcommand.
       *
       * See .command() for creating an attached subcommand which inherits settings from its parent.
       *
       * @param {Command} cmd - new subcommand
       * @param {object} [opts] - configuration options
       * @return {Command} `this` command for chaining
       */
      addCommand(cmd, opts) {
        if (!cmd._name) {
          throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
        }
        opts = opts || {};
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        if (opts.noHelp || opts.hidden) cmd._hidden = true;
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd._checkForBrokenPassThrough();
        return this;
      }
      /**
       * Factory routine to create a new unattached argument.
       *
       * See .argument() for creating an attached argument, which uses this routine to
       * create the argument. You can override createArgument to return a custom argument.
       *
       * @param {string} name
       * @param {string} [description]
       * @return {Argument} new argument
       */
      createArgument(name, description) {
        return new Argument2(name, description);
      }
      /**
       * Define argument syntax for command.
       *
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @example
       * program.argument('<input-file>');
       * program.argument('[output-file]');
       *
       * @param {string} name
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom argument processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      argument(name, description, parseArg, defaultValue) {
        const argument = this.createArgument(name, description);
        if (typeof parseArg === "function") {
          argument.default(defaultValue).argParser(parseArg);
        } else {
          argument.default(parseArg);
        }
        this.addArgument(argument);
        return this;
      }
      /**
       * Define argument syntax for command, adding multiple at once (without descriptions).
       *
       * See also .argument().
       *
       * @example
       * program.arguments('<cmd> [env]');
       *
       * @param {string} names
       * @return {Command} `this` command for chaining
       */
      arguments(names) {
        names.trim().split(/ +/).forEach((detail) => {
          this.argument(detail);
        });
        return this;
      }
      /**
       * Define argument syntax for command, adding a prepared argument.
       *
       * @param {Argument} argument
       * @return {Command} `this` command for chaining
       */
      addArgument(argument) {
        const previousArgument = this.registeredArguments.slice(-1)[0];
        if (previousArgument?.variadic) {
          throw new Error(
            `only the last argument can be variadic '${previousArgument.name()}'`
          );
        }
        if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) {
          throw new Error(
            `a default value for a required argument is never used: '${argument.name()}'`
          );
        }
        this.registeredArguments.push(argument);
        return this;
      }
      /**
       * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
       *
       * @example
       *    program.helpCommand('help [cmd]');
       *    program.helpCommand('help [cmd]', 'show help');
       *    program.helpCommand(false); // suppress default help command
       *    program.helpCommand(true); // add help command even if no subcommands
       *
       * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
       * @param {string} [description] - custom description
       * @return {Command} `this` command for chaining
       */
      helpCommand(enableOrNameAndArgs, description) {
        if (typeof enableOrNameAndArgs === "boolean") {
          this._addImplicitHelpCommand = enableOrNameAndArgs;
          if (enableOrNameAndArgs && this._defaultCommandGroup) {
            this._initCommandGroup(this._getHelpCommand());
          }
          return this;
        }
        const nameAndArgs = enableOrNameAndArgs ?? "help [command]";
        const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const helpDescription = description ?? "display help for command";
        const helpCommand = this.createCommand(helpName);
        helpCommand.helpOption(false);
        if (helpArgs) helpCommand.arguments(helpArgs);
        if (helpDescription) helpCommand.description(helpDescription);
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand;
        if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
        return this;
      }
      /**
       * Add prepared custom help command.
       *
       * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
       * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
       * @return {Command} `this` command for chaining
       */
      addHelpCommand(helpCommand, deprecatedDescription) {
        if (typeof helpCommand !== "object") {
          this.helpCommand(helpCommand, deprecatedDescription);
          return this;
        }
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand;
        this._initCommandGroup(helpCommand);
        return this;
      }
      /**
       * Lazy create help command.
       *
       * @return {(Command|null)}
       * @package
       */
      _getHelpCommand() {
        const hasImplicitHelpCommand = this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"));
        if (hasImplicitHelpCommand) {
          if (this._helpCommand === void 0) {
            this.helpCommand(void 0, void 0);
          }
          return this._helpCommand;
        }
        return null;
      }
      /**
       * Add hook for life cycle event.
       *
       * @param {string} event
       * @param {Function} listener
       * @return {Command} `this` command for chaining
       */
      hook(event, listener) {
        const allowedValues = ["preSubcommand", "preAction", "postAction"];
        if (!allowedValues.includes(event)) {
          throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        if (this._lifeCycleHooks[event]) {
          this._lifeCycleHooks[event].push(listener);
        } else {
          this._lifeCycleHooks[event] = [listener];
        }
        return this;
      }
      /**
       * Register callback to use as replacement for calling process.exit.
       *
       * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
       * @return {Command} `this` command for chaining
       */
      exitOverride(fn) {
        if (fn) {
          this._exitCallback = fn;
        } else {
          this._exitCallback = (err) => {
            if (err.code !== "commander.executeSubCommandAsync") {
              throw err;
            } else {
            }
          };
        }
        return this;
      }
      /**
       * Call process.exit, and _exitCallback if defined.
       *
       * @param {number} exitCode exit code for using with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       * @return never
       * @private
       */
      _exit(exitCode, code, message) {
        if (this._exitCallback) {
          this._exitCallback(new CommanderError2(exitCode, code, message));
        }
        process2.exit(exitCode);
      }
      /**
       * Register callback `fn` for the command.
       *
       * @example
       * program
       *   .command('serve')
       *   .description('start service')
       *   .action(function() {
       *      // do work here
       *   });
       *
       * @param {Function} fn
       * @return {Command} `this` command for chaining
       */
      action(fn) {
        const listener = (args) => {
          const expectedArgsCount = this.registeredArguments.length;
          const actionArgs = args.slice(0, expectedArgsCount);
          if (this._storeOptionsAsProperties) {
            actionArgs[expectedArgsCount] = this;
          } else {
            actionArgs[expectedArgsCount] = this.opts();
          }
          actionArgs.push(this);
          return fn.apply(this, actionArgs);
        };
        this._actionHandler = listener;
        return this;
      }
      /**
       * Factory routine to create a new unattached option.
       *
       * See .option() for creating an attached option, which uses this routine to
       * create the option. You can override createOption to return a custom option.
       *
       * @param {string} flags
       * @param {string} [description]
       * @return {Option} new option
       */
      createOption(flags, description) {
        return new Option2(flags, description);
      }
      /**
       * Wrap parseArgs to catch 'commander.invalidArgument'.
       *
       * @param {(Option | Argument)} target
       * @param {string} value
       * @param {*} previous
       * @param {string} invalidArgumentMessage
       * @private
       */
      _callParseArg(target, value, previous, invalidArgumentMessage) {
        try {
          return target.parseArg(value, previous);
        } catch (err) {
          if (err.code === "commander.invalidArgument") {
            const message = `${invalidArgumentMessage} ${err.message}`;
            this.error(message, { exitCode: err.exitCode, code: err.code });
          }
          throw err;
        }
      }
      /**
       * Check for option flag conflicts.
       * Register option if no conflicts found, or throw on conflict.
       *
       * @param {Option} option
       * @private
       */
      _registerOption(option) {
        const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
        if (matchingOption) {
          const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
          throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
        }
        this._initOptionGroup(option);
        this.options.push(option);
      }
      /**
       * Check for command name and alias conflicts with existing commands.
       * Register command if no conflicts found, or throw on conflict.
       *
       * @param {Command} command
       * @private
       */
      _registerCommand(command2) {
        const knownBy = (cmd) => {
          return [cmd.name()].concat(cmd.aliases());
        };
        const alreadyUsed = knownBy(command2).find(
          (name) => this._findCommand(name)
        );
        if (alreadyUsed) {
          const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
          const newCmd = knownBy(command2).join("|");
          throw new Error(
            `cannot add command '${newCmd}' as already have command '${existingCmd}'`
          );
        }
        this._initCommandGroup(command2);
        this.commands.push(command2);
      }
      /**
       * Add an option.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addOption(option) {
        this._registerOption(option);
        const oname = option.name();
        const name = option.attributeName();
        if (option.negate) {
          const positiveLongFlag = option.long.replace(/^--no-/, "--");
          if (!this._findOption(positiveLongFlag)) {
            this.setOptionValueWithSource(
              name,
              option.defaultValue === void 0 ? true : option.defaultValue,
              "default"
            );
          }
        } else if (option.defaultValue !== void 0) {
          this.setOptionValueWithSource(name, option.defaultValue, "default");
        }
        const handleOptionValue = (val, invalidValueMessage, valueSource) => {
          if (val == null && option.presetArg !== void 0) {
            val = option.presetArg;
          }
          const oldValue = this.getOptionValue(name);
          if (val !== null && option.parseArg) {
            val = this._callParseArg(option, val, oldValue, invalidValueMessage);
          } else if (val !== null && option.variadic) {
            val = option._collectValue(val, oldValue);
          }
          if (val == null) {
            if (option.negate) {
              val = false;
            } else if (option.isBoolean() || option.optional) {
              val = true;
            } else {
              val = "";
            }
          }
          this.setOptionValueWithSource(name, val, valueSource);
        };
        this.on("option:" + oname, (val) => {
          const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
          handleOptionValue(val, invalidValueMessage, "cli");
        });
        if (option.envVar) {
          this.on("optionEnv:" + oname, (val) => {
            const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
            handleOptionValue(val, invalidValueMessage, "env");
          });
        }
        return this;
      }
      /**
       * Internal implementation shared by .option() and .requiredOption()
       *
       * @return {Command} `this` command for chaining
       * @private
       */
      _optionEx(config, flags, description, fn, defaultValue) {
        if (typeof flags === "object" && flags instanceof Option2) {
          throw new Error(
            "To add an Option object use addOption() instead of option() or requiredOption()"
          );
        }
        const option = this.createOption(flags, description);
        option.makeOptionMandatory(!!config.mandatory);
        if (typeof fn === "function") {
          option.default(defaultValue).argParser(fn);
        } else if (fn instanceof RegExp) {
          const regex = fn;
          fn = (val, def) => {
            const m = regex.exec(val);
            return m ? m[0] : def;
          };
          option.default(defaultValue).argParser(fn);
        } else {
          option.default(fn);
        }
        return this.addOption(option);
      }
      /**
       * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
       * option-argument is indicated by `<>` and an optional option-argument by `[]`.
       *
       * See the README for more details, and see also addOption() and requiredOption().
       *
       * @example
       * program
       *     .option('-p, --pepper', 'add pepper')
       *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
       *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
       *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      option(flags, description, parseArg, defaultValue) {
        return this._optionEx({}, flags, description, parseArg, defaultValue);
      }
      /**
       * Add a required option which must have a value after parsing. This usually means
       * the option must be specified on the command line. (Otherwise the same as .option().)
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      requiredOption(flags, description, parseArg, defaultValue) {
        return this._optionEx(
          { mandatory: true },
          flags,
          description,
          parseArg,
          defaultValue
        );
      }
      /**
       * Alter parsing of short flags with optional values.
       *
       * @example
       * // for `.option('-f,--flag [value]'):
       * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
       * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
       *
       * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
       * @return {Command} `this` command for chaining
       */
      combineFlagAndOptionalValue(combine = true) {
        this._combineFlagAndOptionalValue = !!combine;
        return this;
      }
      /**
       * Allow unknown options on the command line.
       *
       * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
       * @return {Command} `this` command for chaining
       */
      allowUnknownOption(allowUnknown = true) {
        this._allowUnknownOption = !!allowUnknown;
        return this;
      }
      /**
       * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
       *
       * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
       * @return {Command} `this` command for chaining
       */
      allowExcessArguments(allowExcess = true) {
        this._allowExcessArguments = !!allowExcess;
        return this;
      }
      /**
       * Enable positional options. Positional means global options are specified before subcommands which lets
       * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
       * The default behaviour is non-positional and global options may appear anywhere on the command line.
       *
       * @param {boolean} [positional]
       * @return {Command} `this` command for chaining
       */
      enablePositionalOptions(positional = true) {
        this._enablePositionalOptions = !!positional;
        return this;
      }
      /**
       * Pass through options that come after command-arguments rather than treat them as command-options,
       * so actual command-options come before command-arguments. Turning this on for a subcommand requires
       * positional options to have been enabled on the program (parent commands).
       * The default behaviour is non-positional and options may appear before or after command-arguments.
       *
       * @param {boolean} [passThrough] for unknown options.
       * @return {Command} `this` command for chaining
       */
      passThroughOptions(passThrough = true) {
        this._passThroughOptions = !!passThrough;
        this._checkForBrokenPassThrough();
        return this;
      }
      /**
       * @private
       */
      _checkForBrokenPassThrough() {
        if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) {
          throw new Error(
            `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`
          );
        }
      }
      /**
       * Whether to store option values as properties on command object,
       * or store separately (specify false). In both cases the option values can be accessed using .opts().
       *
       * @param {boolean} [storeAsProperties=true]
       * @return {Command} `this` command for chaining
       */
      storeOptionsAsProperties(storeAsProperties = true) {
        if (this.options.length) {
          throw new Error("call .storeOptionsAsProperties() before adding options");
        }
        if (Object.keys(this._optionValues).length) {
          throw new Error(
            "call .storeOptionsAsProperties() before setting option values"
          );
        }
        this._storeOptionsAsProperties = !!storeAsProperties;
        return this;
      }
      /**
       * Retrieve option value.
       *
       * @param {string} key
       * @return {object} value
       */
      getOptionValue(key) {
        if (this._storeOptionsAsProperties) {
          return this[key];
        }
        return this._optionValues[key];
      }
      /**
       * Store option value.
       *
       * @param {string} key
       * @param {object} value
       * @return {Command} `this` command for chaining
       */
      setOptionValue(key, value) {
        return this.setOptionValueWithSource(key, value, void 0);
      }
      /**
       * Store option value and where the value came from.
       *
       * @param {string} key
       * @param {object} value
       * @param {string} source - expected values are default/config/env/cli/implied
       * @return {Command} `this` command for chaining
       */
      setOptionValueWithSource(key, value, source) {
        if (this._storeOptionsAsProperties) {
          this[key] = value;
        } else {
          this._optionValues[key] = value;
        }
        this._optionValueSources[key] = source;
        return this;
      }
      /**
       * Get source of option value.
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSource(key) {
        return this._optionValueSources[key];
      }
      /**
       * Get source of option value. See also .optsWithGlobals().
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSourceWithGlobals(key) {
        let source;
        this._getCommandAndAncestors().forEach((cmd) => {
          if (cmd.getOptionValueSource(key) !== void 0) {
            source = cmd.getOptionValueSource(key);
          }
        });
        return source;
      }
      /**
       * Get user arguments from implied or explicit arguments.
       * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
       *
       * @private
       */
      _prepareUserArgs(argv, parseOptions) {
        if (argv !== void 0 && !Array.isArray(argv)) {
          throw new Error("first parameter to parse must be array or undefined");
        }
        parseOptions = parseOptions || {};
        if (argv === void 0 && parseOptions.from === void 0) {
          if (process2.versions?.electron) {
            parseOptions.from = "electron";
          }
          const execArgv = process2.execArgv ?? [];
          if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) {
            parseOptions.from = "eval";
          }
        }
        if (argv === void 0) {
          argv = process2.argv;
        }
        this.rawArgs = argv.slice();
        let userArgs;
        switch (parseOptions.from) {
          case void 0:
          case "node":
            this._scriptPath = argv[1];
            userArgs = argv.slice(2);
            break;
          case "electron":
            if (process2.defaultApp) {
              this._scriptPath = argv[1];
              userArgs = argv.slice(2);
            } else {
              userArgs = argv.slice(1);
            }
            break;
          case "user":
            userArgs = argv.slice(0);
            break;
          case "eval":
            userArgs = argv.slice(1);
            break;
          default:
            throw new Error(
              `unexpected parse option { from: '${parseOptions.from}' }`
            );
        }
        if (!this._name && this._scriptPath)
          this.nameFromFilename(this._scriptPath);
        this._name = this._name || "program";
        return userArgs;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Use parseAsync instead of parse if any of your action handlers are async.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * program.parse(); // parse process.argv and auto-detect electron and special node flags
       * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
       * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv] - optional, defaults to process.argv
       * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
       * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
       * @return {Command} `this` command for chaining
       */
      parse(argv, parseOptions) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv, parseOptions);
        this._parseCommand([], userArgs);
        return this;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
       * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
       * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv]
       * @param {object} [parseOptions]
       * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
       * @return {Promise}
       */
      async parseAsync(argv, parseOptions) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv, parseOptions);
        await this._parseCommand([], userArgs);
        return this;
      }
      _prepareForParse() {
        if (this._savedState === null) {
          this.saveStateBeforeParse();
        } else {
          this.restoreStateBeforeParse();
        }
      }
      /**
       * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state saved.
       */
      saveStateBeforeParse() {
        this._savedState = {
          // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
          _name: this._name,
          // option values before parse have default values (including false for negated options)
          // shallow clones
          _optionValues: { ...this._optionValues },
          _optionValueSources: { ...this._optionValueSources }
        };
      }
      /**
       * Restore state before parse for calls after the first.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state restored.
       */
      restoreStateBeforeParse() {
        if (this._storeOptionsAsProperties)
          throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
        this._name = this._savedState._name;
        this._scriptPath = null;
        this.rawArgs = [];
        this._optionValues = { ...this._savedState._optionValues };
        this._optionValueSources = { ...this._savedState._optionValueSources };
        this.args = [];
        this.processedArgs = [];
      }
      /**
       * Throw if expected executable is missing. Add lots of help for author.
       *
       * @param {string} executableFile
       * @param {string} executableDir
       * @param {string} subcommandName
       */
      _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
        if (fs.existsSync(executableFile)) return;
        const executableDirMessage = executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory";
        const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
        throw new Error(executableMissing);
      }
      /**
       * Execute a sub-command executable.
       *
       * @private
       */
      _executeSubCommand(subcommand, args) {
        args = args.slice();
        let launchWithNode = false;
        const sourceExt = [".js", ".ts", ".tsx", ".mjs", ".cjs"];
        function findFile(baseDir, baseName) {
          const localBin = path.resolve(baseDir, baseName);
          if (fs.existsSync(localBin)) return localBin;
          if (sourceExt.includes(path.extname(baseName))) return void 0;
          const foundExt = sourceExt.find(
            (ext) => fs.existsSync(`${localBin}${ext}`)
          );
          if (foundExt) return `${localBin}${foundExt}`;
          return void 0;
        }
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
        let executableDir = this._executableDir || "";
        if (this._scriptPath) {
          let resolvedScriptPath;
          try {
            resolvedScriptPath = fs.realpathSync(this._scriptPath);
          } catch {
            resolvedScriptPath = this._scriptPath;
          }
          executableDir = path.resolve(
            path.dirname(resolvedScriptPath),
            executableDir
          );
        }
        if (executableDir) {
          let localFile = findFile(executableDir, executableFile);
          if (!localFile && !subcommand._executableFile && this._scriptPath) {
            const legacyName = path.basename(
              this._scriptPath,
              path.extname(this._scriptPath)
            );
            if (legacyName !== this._name) {
              localFile = findFile(
                executableDir,
                `${legacyName}-${subcommand._name}`
              );
            }
          }
          executableFile = localFile || executableFile;
        }
        launchWithNode = sourceExt.includes(path.extname(executableFile));
        let proc;
        if (process2.platform !== "win32") {
          if (launchWithNode) {
            args.unshift(executableFile);
            args = incrementNodeInspectorPort(process2.execArgv).concat(args);
            proc = childProcess.spawn(process2.argv[0], args, { stdio: "inherit" });
          } else {
            proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
          }
        } else {
          this._checkForMissingExecutable(
            executableFile,
            executableDir,
            subcommand._name
          );
          args.unshift(executableFile);
          args = incrementNodeInspectorPort(process2.execArgv).concat(args);
          proc = childProcess.spawn(process2.execPath, args, { stdio: "inherit" });
        }
        if (!proc.killed) {
          const signals = ["SIGUSR1", "SIGUSR2", "SIGTERM", "SIGINT", "SIGHUP"];
          signals.forEach((signal) => {
            process2.on(signal, () => {
              if (proc.killed === false && proc.exitCode === null) {
                proc.kill(signal);
              }
            });
          });
        }
        const exitCallback = this._exitCallback;
        proc.on("close", (code) => {
          code = code ?? 1;
          if (!exitCallback) {
            process2.exit(code);
          } else {
            exitCallback(
              new CommanderError2(
                code,
                "commander.executeSubCommandAsync",
                "(close)"
              )
            );
          }
        });
        proc.on("error", (err) => {
          if (err.code === "ENOENT") {
            this._checkForMissingExecutable(
              executableFile,
              executableDir,
              subcommand._name
            );
          } else if (err.code === "EACCES") {
            throw new Error(`'${executableFile}' not executable`);
          }
          if (!exitCallback) {
            process2.exit(1);
          } else {
            const wrappedError = new CommanderError2(
              1,
              "commander.executeSubCommandAsync",
              "(error)"
            );
            wrappedError.nestedError = err;
            exitCallback(wrappedError);
          }
        });
        this.runningCommand = proc;
      }
      /**
       * @private
       */
      _dispatchSubcommand(commandName, operands, unknown) {
        const subCommand = this._findCommand(commandName);
        if (!subCommand) this.help({ error: true });
        subCommand._prepareForParse();
        let promiseChain;
        promiseChain = this._chainOrCallSubCommandHook(
          promiseChain,
          subCommand,
          "preSubcommand"
        );
        promiseChain = this._chainOrCall(promiseChain, () => {
          if (subCommand._executableHandler) {
            this._executeSubCommand(subCommand, operands.concat(unknown));
          } else {
            return subCommand._parseCommand(operands, unknown);
          }
        });
        return promiseChain;
      }
      /**
       * Invoke help directly if possible, or dispatch if necessary.
       * e.g. help foo
       *
       * @private
       */
      _dispatchHelpCommand(subcommandName) {
        if (!subcommandName) {
          this.help();
        }
        const subCommand = this._findCommand(subcommandName);
        if (subCommand && !subCommand._executableHandler) {
          subCommand.help();
        }
        return this._dispatchSubcommand(
          subcommandName,
          [],
          [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]
        );
      }
      /**
       * Check this.args against expected this.registeredArguments.
       *
       * @private
       */
      _checkNumberOfArguments() {
        this.registeredArguments.forEach((arg, i) => {
          if (arg.required && this.args[i] == null) {
            this.missingArgument(arg.name());
          }
        });
        if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) {
          return;
        }
        if (this.args.length > this.registeredArguments.length) {
          this._excessArguments(this.args);
        }
      }
      /**
       * Process this.args using this.registeredArguments and save as this.processedArgs!
       *
       * @private
       */
      _processArguments() {
        const myParseArg = (argument, value, previous) => {
          let parsedValue = value;
          if (value !== null && argument.parseArg) {
            const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
            parsedValue = this._callParseArg(
              argument,
              value,
              previous,
              invalidValueMessage
            );
          }
          return parsedValue;
        };
        this._checkNumberOfArguments();
        const processedArgs = [];
        this.registeredArguments.forEach((declaredArg, index) => {
          let value = declaredArg.defaultValue;
          if (declaredArg.variadic) {
            if (index < this.args.length) {
              value = this.args.slice(index);
              if (declaredArg.parseArg) {
                value = value.reduce((processed, v) => {
                  return myParseArg(declaredArg, v, processed);
                }, declaredArg.defaultValue);
              }
            } else if (value === void 0) {
              value = [];
            }
          } else if (index < this.args.length) {
            value = this.args[index];
            if (declaredArg.parseArg) {
              value = myParseArg(declaredArg, value, declaredArg.defaultValue);
            }
          }
          processedArgs[index] = value;
        });
        this.processedArgs = processedArgs;
      }
      /**
       * Once we have a promise we chain, but call synchronously until then.
       *
       * @param {(Promise|undefined)} promise
       * @param {Function} fn
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCall(promise, fn) {
        if (promise?.then && typeof promise.then === "function") {
          return promise.then(() => fn());
        }
        return fn();
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallHooks(promise, event) {
        let result = promise;
        const hooks = [];
        this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
          hookedCommand._lifeCycleHooks[event].forEach((callback) => {
            hooks.push({ hookedCommand, callback });
          });
        });
        if (event === "postAction") {
          hooks.reverse();
        }
        hooks.forEach((hookDetail) => {
          result = this._chainOrCall(result, () => {
            return hookDetail.callback(hookDetail.hookedCommand, this);
          });
        });
        return result;
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {Command} subCommand
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallSubCommandHook(promise, subCommand, event) {
        let result = promise;
        if (this._lifeCycleHooks[event] !== void 0) {
          this._lifeCycleHooks[event].forEach((hook) => {
            result = this._chainOrCall(result, () => {
              return hook(this, subCommand);
            });
          });
        }
        return result;
      }
      /**
       * Process arguments in context of this command.
       * Returns action result, in case it is a promise.
       *
       * @private
       */
      _parseCommand(operands, unknown) {
        const parsed = this.parseOptions(unknown);
        this._parseOptionsEnv();
        this._parseOptionsImplied();
        operands = operands.concat(parsed.operands);
        unknown = parsed.unknown;
        this.args = operands.concat(unknown);
        if (operands && this._findCommand(operands[0])) {
          return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
        }
        if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) {
          return this._dispatchHelpCommand(operands[1]);
        }
        if (this._defaultCommandName) {
          this._outputHelpIfRequested(unknown);
          return this._dispatchSubcommand(
            this._defaultCommandName,
            operands,
            unknown
          );
        }
        if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) {
          this.help({ error: true });
        }
        this._outputHelpIfRequested(parsed.unknown);
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        const checkForUnknownOptions = () => {
          if (parsed.unknown.length > 0) {
            this.unknownOption(parsed.unknown[0]);
          }
        };
        const commandEvent = `command:${this.name()}`;
        if (this._actionHandler) {
          checkForUnknownOptions();
          this._processArguments();
          let promiseChain;
          promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
          promiseChain = this._chainOrCall(
            promiseChain,
            () => this._actionHandler(this.processedArgs)
          );
          if (this.parent) {
            promiseChain = this._chainOrCall(promiseChain, () => {
              this.parent.emit(commandEvent, operands, unknown);
            });
          }
          promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
          return promiseChain;
        }
        if (this.parent?.listenerCount(commandEvent)) {
          checkForUnknownOptions();
          this._processArguments();
          this.parent.emit(commandEvent, operands, unknown);
        } else if (operands.length) {
          if (this._findCommand("*")) {
            return this._dispatchSubcommand("*", operands, unknown);
          }
          if (this.listenerCount("command:*")) {
            this.emit("command:*", operands, unknown);
          } else if (this.commands.length) {
            this.unknownCommand();
          } else {
            checkForUnknownOptions();
            this._processArguments();
          }
        } else if (this.commands.length) {
          checkForUnknownOptions();
          this.help({ error: true });
        } else {
          checkForUnknownOptions();
          this._processArguments();
        }
      }
      /**
       * Find matching command.
       *
       * @private
       * @return {Command | undefined}
       */
      _findCommand(name) {
        if (!name) return void 0;
        return this.commands.find(
          (cmd) => cmd._name === name || cmd._aliases.includes(name)
        );
      }
      /**
       * Return an option matching `arg` if any.
       *
       * @param {string} arg
       * @return {Option}
       * @package
       */
      _findOption(arg) {
        return this.options.find((option) => option.is(arg));
      }
      /**
       * Display an error message if a mandatory option does not have a value.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForMissingMandatoryOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd.options.forEach((anOption) => {
            if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) {
              cmd.missingMandatoryOptionValue(anOption);
            }
          });
        });
      }
      /**
       * Display an error message if conflicting options are used together in this.
       *
       * @private
       */
      _checkForConflictingLocalOptions() {
        const definedNonDefaultOptions = this.options.filter((option) => {
          const optionKey = option.attributeName();
          if (this.getOptionValue(optionKey) === void 0) {
            return false;
          }
          return this.getOptionValueSource(optionKey) !== "default";
        });
        const optionsWithConflicting = definedNonDefaultOptions.filter(
          (option) => option.conflictsWith.length > 0
        );
        optionsWithConflicting.forEach((option) => {
          const conflictingAndDefined = definedNonDefaultOptions.find(
            (defined) => option.conflictsWith.includes(defined.attributeName())
          );
          if (conflictingAndDefined) {
            this._conflictingOption(option, conflictingAndDefined);
          }
        });
      }
      /**
       * Display an error message if conflicting options are used together.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForConflictingOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd._checkForConflictingLocalOptions();
        });
      }
      /**
       * Parse options from `argv` removing known options,
       * and return argv split into operands and unknown arguments.
       *
       * Side effects: modifies command by storing options. Does not reset state if called again.
       *
       * Examples:
       *
       *     argv => operands, unknown
       *     --known kkk op => [op], []
       *     op --known kkk => [op], []
       *     sub --unknown uuu op => [sub], [--unknown uuu op]
       *     sub -- --unknown uuu op => [sub --unknown uuu op], []
       *
       * @param {string[]} args
       * @return {{operands: string[], unknown: string[]}}
       */
      parseOptions(args) {
        const operands = [];
        const unknown = [];
        let dest = operands;
        function maybeOption(arg) {
          return arg.length > 1 && arg[0] === "-";
        }
        const negativeNumberArg = (arg) => {
          if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
          return !this._getCommandAndAncestors().some(
            (cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short))
          );
        };
        let activeVariadicOption = null;
        let activeGroup = null;
        let i = 0;
        while (i < args.length || activeGroup) {
          const arg = activeGroup ?? args[i++];
          activeGroup = null;
          if (arg === "--") {
            if (dest === unknown) dest.push(arg);
            dest.push(...args.slice(i));
            break;
          }
          if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
            this.emit(`option:${activeVariadicOption.name()}`, arg);
            continue;
          }
          activeVariadicOption = null;
          if (maybeOption(arg)) {
            const option = this._findOption(arg);
            if (option) {
              if (option.required) {
                const value = args[i++];
                if (value === void 0) this.optionMissingArgument(option);
                this.emit(`option:${option.name()}`, value);
              } else if (option.optional) {
                let value = null;
                if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) {
                  value = args[i++];
                }
                this.emit(`option:${option.name()}`, value);
              } else {
                this.emit(`option:${option.name()}`);
              }
              activeVariadicOption = option.variadic ? option : null;
              continue;
            }
          }
          if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
            const option = this._findOption(`-${arg[1]}`);
            if (option) {
              if (option.required || option.optional && this._combineFlagAndOptionalValue) {
                this.emit(`option:${option.name()}`, arg.slice(2));
              } else {
                this.emit(`option:${option.name()}`);
                activeGroup = `-${arg.slice(2)}`;
              }
              continue;
            }
          }
          if (/^--[^=]+=/.test(arg)) {
            const index = arg.indexOf("=");
            const option = this._findOption(arg.slice(0, index));
            if (option && (option.required || option.optional)) {
              this.emit(`option:${option.name()}`, arg.slice(index + 1));
              continue;
            }
          }
          if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) {
            dest = unknown;
          }
          if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
            if (this._findCommand(arg)) {
              operands.push(arg);
              unknown.push(...args.slice(i));
              break;
            } else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
              operands.push(arg, ...args.slice(i));
              break;
            } else if (this._defaultCommandName) {
              unknown.push(arg, ...args.slice(i));
              break;
            }
          }
          if (this._passThroughOptions) {
            dest.push(arg, ...args.slice(i));
            break;
          }
          dest.push(arg);
        }
        return { operands, unknown };
      }
      /**
       * Return an object containing local option values as key-value pairs.
       *
       * @return {object}
       */
      opts() {
        if (this._storeOptionsAsProperties) {
          const result = {};
          const len = this.options.length;
          for (let i = 0; i < len; i++) {
            const key = this.options[i].attributeName();
            result[key] = key === this._versionOptionName ? this._version : this[key];
          }
          return result;
        }
        return this._optionValues;
      }
      /**
       * Return an object containing merged local and global option values as key-value pairs.
       *
       * @return {object}
       */
      optsWithGlobals() {
        return this._getCommandAndAncestors().reduce(
          (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
          {}
        );
      }
      /**
       * Display error message and exit (or call exitOverride).
       *
       * @param {string} message
       * @param {object} [errorOptions]
       * @param {string} [errorOptions.code] - an id string representing the error
       * @param {number} [errorOptions.exitCode] - used with process.exit
       */
      error(message, errorOptions) {
        this._outputConfiguration.outputError(
          `${message}
`,
          this._outputConfiguration.writeErr
        );
        if (typeof this._showHelpAfterError === "string") {
          this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`);
        } else if (this._showHelpAfterError) {
          this._outputConfiguration.writeErr("\n");
          this.outputHelp({ error: true });
        }
        const config = errorOptions || {};
        const exitCode = config.exitCode || 1;
        const code = config.code || "commander.error";
        this._exit(exitCode, code, message);
      }
      /**
       * Apply any option related environment variables, if option does
       * not have a value from cli or client code.
       *
       * @private
       */
      _parseOptionsEnv() {
        this.options.forEach((option) => {
          if (option.envVar && option.envVar in process2.env) {
            const optionKey = option.attributeName();
            if (this.getOptionValue(optionKey) === void 0 || ["default", "config", "env"].includes(
              this.getOptionValueSource(optionKey)
            )) {
              if (option.required || option.optional) {
                this.emit(`optionEnv:${option.name()}`, process2.env[option.envVar]);
              } else {
                this.emit(`optionEnv:${option.name()}`);
              }
            }
          }
        });
      }
      /**
       * Apply any implied option values, if option is undefined or default value.
       *
       * @private
       */
      _parseOptionsImplied() {
        const dualHelper = new DualOptions(this.options);
        const hasCustomOptionValue = (optionKey) => {
          return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
        };
        this.options.filter(
          (option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option
          )
        ).forEach((option) => {
          Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              "implied"
            );
          });
        });
      }
      /**
       * Argument `name` is missing.
       *
       * @param {string} name
       * @private
       */
      missingArgument(name) {
        const message = `error: missing required argument '${name}'`;
        this.error(message, { code: "commander.missingArgument" });
      }
      /**
       * `Option` is missing an argument.
       *
       * @param {Option} option
       * @private
       */
      optionMissingArgument(option) {
        const message = `error: option '${option.flags}' argument missing`;
        this.error(message, { code: "commander.optionMissingArgument" });
      }
      /**
       * `Option` does not have a value, and is a mandatory option.
       *
       * @param {Option} option
       * @private
       */
      missingMandatoryOptionValue(option) {
        const message = `error: required option '${option.flags}' not specified`;
        this.error(message, { code: "commander.missingMandatoryOptionValue" });
      }
      /**
       * `Option` conflicts with another option.
       *
       * @param {Option} option
       * @param {Option} conflictingOption
       * @private
       */
      _conflictingOption(option, conflictingOption) {
        const findBestOptionFromValue = (option2) => {
          const optionKey = option2.attributeName();
          const optionValue = this.getOptionValue(optionKey);
          const negativeOption = this.options.find(
            (target) => target.negate && optionKey === target.attributeName()
          );
          const positiveOption = this.options.find(
            (target) => !target.negate && optionKey === target.attributeName()
          );
          if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) {
            return negativeOption;
          }
          return positiveOption || option2;
        };
        const getErrorMessage = (option2) => {
          const bestOption = findBestOptionFromValue(option2);
          const optionKey = bestOption.attributeName();
          const source = this.getOptionValueSource(optionKey);
          if (source === "env") {
            return `environment variable '${bestOption.envVar}'`;
          }
          return `option '${bestOption.flags}'`;
        };
        const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
        this.error(message, { code: "commander.conflictingOption" });
      }
      /**
       * Unknown option `flag`.
       *
       * @param {string} flag
       * @private
       */
      unknownOption(flag) {
        if (this._allowUnknownOption) return;
        let suggestion = "";
        if (flag.startsWith("--") && this._showSuggestionAfterError) {
          let candidateFlags = [];
          let command2 = this;
          do {
            const moreFlags = command2.createHelp().visibleOptions(command2).filter((option) => option.long).map((option) => option.long);
            candidateFlags = candidateFlags.concat(moreFlags);
            command2 = command2.parent;
          } while (command2 && !command2._enablePositionalOptions);
          suggestion = suggestSimilar(flag, candidateFlags);
        }
        const message = `error: unknown option '${flag}'${suggestion}`;
        this.error(message, { code: "commander.unknownOption" });
      }
      /**
       * Excess arguments, more than expected.
       *
       * @param {string[]} receivedArgs
       * @private
       */
      _excessArguments(receivedArgs) {
        if (this._allowExcessArguments) return;
        const expected = this.registeredArguments.length;
        const s = expected === 1 ? "" : "s";
        const forSubcommand = this.parent ? ` for '${this.name()}'` : "";
        const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
        this.error(message, { code: "commander.excessArguments" });
      }
      /**
       * Unknown command.
       *
       * @private
       */
      unknownCommand() {
        const unknownName = this.args[0];
        let suggestion = "";
        if (this._showSuggestionAfterError) {
          const candidateNames = [];
          this.createHelp().visibleCommands(this).forEach((command2) => {
            candidateNames.push(command2.name());
            if (command2.alias()) candidateNames.push(command2.alias());
          });
          suggestion = suggestSimilar(unknownName, candidateNames);
        }
        const message = `error: unknown command '${unknownName}'${suggestion}`;
        this.error(message, { code: "commander.unknownCommand" });
      }
      /**
       * Get or set the program version.
       *
       * This method auto-registers the "-V, --version" option which will print the version number.
       *
       * You can optionally supply the flags and description to override the defaults.
       *
       * @param {string} [str]
       * @param {string} [flags]
       * @param {string} [description]
       * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
       */
      version(str, flags, description) {
        if (str === void 0) return this._version;
        this._version = str;
        flags = flags || "-V, --version";
        description = description || "output the version number";
        const versionOption = this.createOption(flags, description);
        this._versionOptionName = versionOption.attributeName();
        this._registerOption(versionOption);
        this.on("option:" + versionOption.name(), () => {
          this._outputConfiguration.writeOut(`${str}
`);
          this._exit(0, "commander.version", str);
        });
        return this;
      }
      /**
       * Set the description.
       *
       * @param {string} [str]
       * @param {object} [argsDescription]
       * @return {(string|Command)}
       */
      description(str, argsDescription) {
        if (str === void 0 && argsDescription === void 0)
          return this._description;
        this._description = str;
        if (argsDescription) {
          this._argsDescription = argsDescription;
        }
        return this;
      }
      /**
       * Set the summary. Used when listed as subcommand of parent.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      summary(str) {
        if (str === void 0) return this._summary;
        this._summary = str;
        return this;
      }
      /**
       * Set an alias for the command.
       *
       * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
       *
       * @param {string} [alias]
       * @return {(string|Command)}
       */
      alias(alias) {
        if (alias === void 0) return this._aliases[0];
        let command2 = this;
        if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) {
          command2 = this.commands[this.commands.length - 1];
        }
        if (alias === command2._name)
          throw new Error("Command alias can't be the same as its name");
        const matchingCommand = this.parent?._findCommand(alias);
        if (matchingCommand) {
          const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
          throw new Error(
            `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`
          );
        }
        command2._aliases.push(alias);
        return this;
      }
      /**
       * Set aliases for the command.
       *
       * Only the first alias is shown in the auto-generated help.
       *
       * @param {string[]} [aliases]
       * @return {(string[]|Command)}
       */
      aliases(aliases) {
        if (aliases === void 0) return this._aliases;
        aliases.forEach((alias) => this.alias(alias));
        return this;
      }
      /**
       * Set / get the command usage `str`.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      usage(str) {
        if (str === void 0) {
          if (this._usage) return this._usage;
          const args = this.registeredArguments.map((arg) => {
            return humanReadableArgName(arg);
          });
          return [].concat(
            this.options.length || this._helpOption !== null ? "[options]" : [],
            this.commands.length ? "[command]" : [],
            this.registeredArguments.length ? args : []
          ).join(" ");
        }
        this._usage = str;
        return this;
      }
      /**
       * Get or set the name of the command.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      name(str) {
        if (str === void 0) return this._name;
        this._name = str;
        return this;
      }
      /**
       * Set/get the help group heading for this subcommand in parent command's help.
       *
       * @param {string} [heading]
       * @return {Command | string}
       */
      helpGroup(heading) {
        if (heading === void 0) return this._helpGroupHeading ?? "";
        this._helpGroupHeading = heading;
        return this;
      }
      /**
       * Set/get the default help group heading for subcommands added to this command.
       * (This does not override a group set directly on the subcommand using .helpGroup().)
       *
       * @example
       * program.commandsGroup('Development Commands:);
       * program.command('watch')...
       * program.command('lint')...
       * ...
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      commandsGroup(heading) {
        if (heading === void 0) return this._defaultCommandGroup ?? "";
        this._defaultCommandGroup = heading;
        return this;
      }
      /**
       * Set/get the default help group heading for options added to this command.
       * (This does not override a group set directly on the option using .helpGroup().)
       *
       * @example
       * program
       *   .optionsGroup('Development Options:')
       *   .option('-d, --debug', 'output extra debugging')
       *   .option('-p, --profile', 'output profiling information')
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      optionsGroup(heading) {
        if (heading === void 0) return this._defaultOptionGroup ?? "";
        this._defaultOptionGroup = heading;
        return this;
      }
      /**
       * @param {Option} option
       * @private
       */
      _initOptionGroup(option) {
        if (this._defaultOptionGroup && !option.helpGroupHeading)
          option.helpGroup(this._defaultOptionGroup);
      }
      /**
       * @param {Command} cmd
       * @private
       */
      _initCommandGroup(cmd) {
        if (this._defaultCommandGroup && !cmd.helpGroup())
          cmd.helpGroup(this._defaultCommandGroup);
      }
      /**
       * Set the name of the command from script filename, such as process.argv[1],
       * or require.main.filename, or __filename.
       *
       * (Used internally and public although not documented in README.)
       *
       * @example
       * program.nameFromFilename(require.main.filename);
       *
       * @param {string} filename
       * @return {Command}
       */
      nameFromFilename(filename) {
        this._name = path.basename(filename, path.extname(filename));
        return this;
      }
      /**
       * Get or set the directory for searching for executable subcommands of this command.
       *
       * @example
       * program.executableDir(__dirname);
       * // or
       * program.executableDir('subcommands');
       *
       * @param {string} [path]
       * @return {(string|null|Command)}
       */
      executableDir(path2) {
        if (path2 === void 0) return this._executableDir;
        this._executableDir = path2;
        return this;
      }
      /**
       * Return program help documentation.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
       * @return {string}
       */
      helpInformation(contextOptions) {
        const helper = this.createHelp();
        const context = this._getOutputContext(contextOptions);
        helper.prepareContext({
          error: context.error,
          helpWidth: context.helpWidth,
          outputHasColors: context.hasColors
        });
        const text = helper.formatHelp(this, helper);
        if (context.hasColors) return text;
        return this._outputConfiguration.stripColor(text);
      }
      /**
       * @typedef HelpContext
       * @type {object}
       * @property {boolean} error
       * @property {number} helpWidth
       * @property {boolean} hasColors
       * @property {function} write - includes stripColor if needed
       *
       * @returns {HelpContext}
       * @private
       */
      _getOutputContext(contextOptions) {
        contextOptions = contextOptions || {};
        const error = !!contextOptions.error;
        let baseWrite;
        let hasColors;
        let helpWidth;
        if (error) {
          baseWrite = (str) => this._outputConfiguration.writeErr(str);
          hasColors = this._outputConfiguration.getErrHasColors();
          helpWidth = this._outputConfiguration.getErrHelpWidth();
        } else {
          baseWrite = (str) => this._outputConfiguration.writeOut(str);
          hasColors = this._outputConfiguration.getOutHasColors();
          helpWidth = this._outputConfiguration.getOutHelpWidth();
        }
        const write = (str) => {
          if (!hasColors) str = this._outputConfiguration.stripColor(str);
          return baseWrite(str);
        };
        return { error, write, hasColors, helpWidth };
      }
      /**
       * Output help information for this command.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      outputHelp(contextOptions) {
        let deprecatedCallback;
        if (typeof contextOptions === "function") {
          deprecatedCallback = contextOptions;
          contextOptions = void 0;
        }
        const outputContext = this._getOutputContext(contextOptions);
        const eventContext = {
          error: outputContext.error,
          write: outputContext.write,
          command: this
        };
        this._getCommandAndAncestors().reverse().forEach((command2) => command2.emit("beforeAllHelp", eventContext));
        this.emit("beforeHelp", eventContext);
        let helpInformation = this.helpInformation({ error: outputContext.error });
        if (deprecatedCallback) {
          helpInformation = deprecatedCallback(helpInformation);
          if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) {
            throw new Error("outputHelp callback must return a string or a Buffer");
          }
        }
        outputContext.write(helpInformation);
        if (this._getHelpOption()?.long) {
          this.emit(this._getHelpOption().long);
        }
        this.emit("afterHelp", eventContext);
        this._getCommandAndAncestors().forEach(
          (command2) => command2.emit("afterAllHelp", eventContext)
        );
      }
      /**
       * You can pass in flags and a description to customise the built-in help option.
       * Pass in false to disable the built-in help option.
       *
       * @example
       * program.helpOption('-?, --help' 'show help'); // customise
       * program.helpOption(false); // disable
       *
       * @param {(string | boolean)} flags
       * @param {string} [description]
       * @return {Command} `this` command for chaining
       */
      helpOption(flags, description) {
        if (typeof flags === "boolean") {
          if (flags) {
            if (this._helpOption === null) this._helpOption = void 0;
            if (this._defaultOptionGroup) {
              this._initOptionGroup(this._getHelpOption());
            }
          } else {
            this._helpOption = null;
          }
          return this;
        }
        this._helpOption = this.createOption(
          flags ?? "-h, --help",
          description ?? "display help for command"
        );
        if (flags || description) this._initOptionGroup(this._helpOption);
        return this;
      }
      /**
       * Lazy create help option.
       * Returns null if has been disabled with .helpOption(false).
       *
       * @returns {(Option | null)} the help option
       * @package
       */
      _getHelpOption() {
        if (this._helpOption === void 0) {
          this.helpOption(void 0, void 0);
        }
        return this._helpOption;
      }
      /**
       * Supply your own option to use for the built-in help option.
       * This is an alternative to using helpOption() to customise the flags and description etc.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addHelpOption(option) {
        this._helpOption = option;
        this._initOptionGroup(option);
        return this;
      }
      /**
       * Output help information and exit.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      help(contextOptions) {
        this.outputHelp(contextOptions);
        let exitCode = Number(process2.exitCode ?? 0);
        if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) {
          exitCode = 1;
        }
        this._exit(exitCode, "commander.help", "(outputHelp)");
      }
      /**
       * // Do a little typing to coordinate emit and listener for the help text events.
       * @typedef HelpTextEventContext
       * @type {object}
       * @property {boolean} error
       * @property {Command} command
       * @property {function} write
       */
      /**
       * Add additional text to be displayed with the built-in help.
       *
       * Position is 'before' or 'after' to affect just this command,
       * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
       *
       * @param {string} position - before or after built-in help
       * @param {(string | Function)} text - string to add, or a function returning a string
       * @return {Command} `this` command for chaining
       */
      addHelpText(position, text) {
        const allowedValues = ["beforeAll", "before", "after", "afterAll"];
        if (!allowedValues.includes(position)) {
          throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        const helpEvent = `${position}Help`;
        this.on(helpEvent, (context) => {
          let helpStr;
          if (typeof text === "function") {
            helpStr = text({ error: context.error, command: context.command });
          } else {
            helpStr = text;
          }
          if (helpStr) {
            context.write(`${helpStr}
`);
          }
        });
        return this;
      }
      /**
       * Output help information if help flags specified
       *
       * @param {Array} args - array of options to search for help flags
       * @private
       */
      _outputHelpIfRequested(args) {
        const helpOption = this._getHelpOption();
        const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
        if (helpRequested) {
          this.outputHelp();
          this._exit(0, "commander.helpDisplayed", "(outputHelp)");
        }
      }
    };
    function incrementNodeInspectorPort(args) {
      return args.map((arg) => {
        if (!arg.startsWith("--inspect")) {
          return arg;
        }
        let debugOption;
        let debugHost = "127.0.0.1";
        let debugPort = "9229";
        let match;
        if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
          debugOption = match[1];
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
          debugOption = match[1];
          if (/^\d+$/.test(match[3])) {
            debugPort = match[3];
          } else {
            debugHost = match[3];
          }
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
          debugOption = match[1];
          debugHost = match[3];
          debugPort = match[4];
        }
        if (debugOption && debugPort !== "0") {
          return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
        }
        return arg;
      });
    }
    function useColor() {
      if (process2.env.NO_COLOR || process2.env.FORCE_COLOR === "0" || process2.env.FORCE_COLOR === "false")
        return false;
      if (process2.env.FORCE_COLOR || process2.env.CLICOLOR_FORCE !== void 0)
        return true;
      return void 0;
    }
    exports.Command = Command2;
    exports.useColor = useColor;
  }
});

// node_modules/commander/index.js
var require_commander = __commonJS({
  "node_modules/commander/index.js"(exports) {
    var { Argument: Argument2 } = require_argument();
    var { Command: Command2 } = require_command();
    var { CommanderError: CommanderError2, InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var { Help: Help2 } = require_help();
    var { Option: Option2 } = require_option();
    exports.program = new Command2();
    exports.createCommand = (name) => new Command2(name);
    exports.createOption = (flags, description) => new Option2(flags, description);
    exports.createArgument = (name, description) => new Argument2(name, description);
    exports.Command = Command2;
    exports.Option = Option2;
    exports.Argument = Argument2;
    exports.Help = Help2;
    exports.CommanderError = CommanderError2;
    exports.InvalidArgumentError = InvalidArgumentError2;
    exports.InvalidOptionArgumentError = InvalidArgumentError2;
  }
});

// node_modules/commander/esm.mjs
var import_index = __toESM(require_commander(), 1);
var {
  program,
  createCommand,
  createArgument,
  createOption,
  CommanderError,
  InvalidArgumentError,
  InvalidOptionArgumentError,
  // deprecated old name
  Command,
  Argument,
  Option,
  Help
} = import_index.default;

// src/stages/allocate/foreign-views.ts
function resolveAmongViews(views, key) {
  const widest = /* @__PURE__ */ new Map();
  for (const view of views) {
    const id = objectKey(view, key);
    const known = widest.get(id);
    if (known === void 0 || shows(view, known) < 0) widest.set(id, view);
  }
  return (view) => {
    const found = widest.get(objectKey(view, key));
    return found && definitionOf(found);
  };
}
function shows(a, b) {
  const body = (view) => view.kind === "body" ? 1 : 0;
  const span = (view) => view.end - view.start;
  const length = (view) => view.text.length;
  const kind = body(b) - body(a);
  if (kind !== 0) return kind;
  const [first, second] = a.kind === "body" ? [length, span] : [span, length];
  return first(b) - first(a) || second(b) - second(a) || compareViews(a, b);
}
function definitionOf({ path, name, start, end, text }) {
  const lines = linesOf(text);
  const bodyStart = name !== void 0 && lines.length > 1 ? start + 1 : start;
  const signature = name === void 0 ? "" : lines[0] ?? "";
  return { path, name, kind: void 0, language: languageOf(path, lines[0]), start, end, bodyStart, signature, lines };
}
function identifierStatistics(views, kind = "identifiers") {
  const wholes = frequencies(views, "identifiers");
  const stopIdentifiers2 = mostFrequent(wholes);
  const frequency = kind === "identifiers" ? wholes : frequencies(views, kind);
  const idf = (term) => Math.log(1 + (views.length + 1) / Math.max(1, frequency.get(term) ?? 0));
  return { stopIdentifiers: stopIdentifiers2, idf };
}
function frequencies(views, kind) {
  const readTerms = termReader(kind, /* @__PURE__ */ new Set());
  const frequency = /* @__PURE__ */ new Map();
  for (const { text, path } of views) {
    for (const term of readTerms(text, languageOf(path))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  return frequency;
}
function mostFrequent(frequency) {
  const byFrequency = [...frequency].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return new Set(byFrequency.slice(0, Math.floor(byFrequency.length / 100)).map(([term]) => term));
}

// src/stages/allocate/parse-token-list.ts
function parseTokenList(text) {
  if (text.trim() === "") return [];
  const parts = text.split(",").map((part) => part.trim());
  const wrong = parts.filter((part) => !/^\d{1,15}$/.test(part));
  if (wrong.length > 0) {
    const seen = wrong.slice(0, 10).map((part) => JSON.stringify(part.slice(0, 40)));
    throw new TaskError("bad-input", `A token list has whole numbers only, got ${seen.join(", ")}.`, {
      hint: "Write it like 2000,2000,50."
    });
  }
  return parts.map(Number);
}

// src/stages/allocate/read-views.ts
var BODY_WORDS = [
  "function",
  "method",
  "class",
  "interface",
  "type",
  "enum",
  "constant",
  "module"
];
var PROBLEMS_SHOWN = 20;
var must = (wish) => ({ input }) => input === void 0 ? `is missing; it must be ${wish}` : `must be ${wish}, got ${shown(input)}`;
var lineNumber = external_exports.int({ error: must("a line number from 1") }).min(1, { error: must("a line number from 1") });
var viewRecord = external_exports.object(
  {
    path: external_exports.string({ error: must("a path") }).transform((raw, context) => {
      const path = tryRepoPath(raw);
      if (path !== void 0) return path;
      context.addIssue({ code: "custom", message: `must stay inside the repository, got ${shown(raw)}` });
      return external_exports.NEVER;
    }),
    name: external_exports.string({ error: must("text or null") }).nullish(),
    kind: external_exports.string({ error: must("text") }).optional().transform((raw, context) => {
      const kind = raw === void 0 || BODY_WORDS.includes(raw) ? "body" : VIEW_KINDS.find((known) => known === raw);
      if (kind !== void 0) return kind;
      context.addIssue({ code: "custom", message: `must be one of ${VIEW_KINDS.join(", ")}, got ${shown(raw)}` });
      return external_exports.NEVER;
    }),
    start: lineNumber,
    end: lineNumber,
    text: external_exports.string({ error: must("text") }),
    score: external_exports.number({ error: must("a finite number") }),
    reason: external_exports.string({ error: must("text") }).optional()
  },
  { error: must("an object") }
);
function readViews(jsonl, where) {
  const views = [];
  const problems = [];
  for (const [i, line] of jsonl.replace(/^\uFEFF/, "").split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readView(line, views.length);
    if ("view" in read) views.push(read.view);
    else problems.push(...read.problems.map((problem) => `line ${i + 1}: ${problem}`));
  }
  if (problems.length > 0) throw badViews(problems, where);
  return views;
}
function readView(line, inputRank) {
  let raw;
  try {
    raw = JSON.parse(line);
  } catch {
    return { problems: [`no JSON: ${shown(line)}`] };
  }
  const parsed = viewRecord.safeParse(raw);
  if (!parsed.success) {
    const { issues } = parsed.error;
    return { problems: issues.map(({ path, message }) => `${path.length > 0 ? path.join(".") : "it"} ${message}`) };
  }
  const { name, reason = "", ...rest } = parsed.data;
  if (rest.end < rest.start) return { problems: [`end ${rest.end} lies before start ${rest.start}`] };
  return { view: { ...rest, name: name || void 0, inputRank, reason } };
}
function badViews(problems, where) {
  const more = problems.length - PROBLEMS_SHOWN;
  const lines = problems.slice(0, PROBLEMS_SHOWN).concat(more > 0 ? [`and ${more} more`] : []);
  return new TaskError("bad-input", `${where} does not hold one view a line.
${lines.join("\n")}`, {
    hint: 'A line is {"path", "name", "kind", "start", "end", "text", "score"}.'
  });
}
function shown(value) {
  const text = typeof value === "number" ? String(value) : JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

// src/stages/report/render-context-json.ts
function renderContextJson(context, commit) {
  return {
    schema: "vital.context/1",
    ...commit === void 0 ? {} : { commit },
    mode: context.mode,
    tokenizer: context.tokenizer,
    budget: context.budget,
    used: context.used,
    status: context.status,
    portfolio: context.portfolio.map(slotJson),
    rejected: context.rejected.map(objectJson)
  };
}
function slotJson(slot) {
  const { slot: number, role, share, tokens, text, note } = slot;
  return { slot: number, role, ...objectJson(slot), share, tokens, ...note === void 0 ? {} : { note }, text };
}
function objectJson(object) {
  return {
    path: object.path,
    start: object.start,
    end: object.end,
    name: object.name ?? null,
    kind: object.kind ?? null,
    views: object.views,
    score: object.score,
    reason: object.reason
  };
}

// src/entry/commands/model-options.ts
function modelOptions(command2) {
  return command2.option("--base-url <url>", "an OpenAI-compatible server (default: the embedded model)").option("--model <name>", "model name at the server, or id of an embedded model").option("--model-file <file>", "a GGUF file to run in this process").option("--api-key-env <name>", "environment variable that holds the key (default: VITAL_API_KEY)").option("--window <tokens>", "window of the model, when the server does not tell").option("--price <usd>", "USD per million tokens, prompt and completion, as in 0.15,0.60").option("--threads <number>", "threads of the embedded model (default: probed)").option("--model-timeout-seconds <seconds>", "limit for one answer of the server");
}
function modelSettings(options) {
  return {
    model: options.model,
    "model-file": options.modelFile,
    "base-url": options.baseUrl,
    "context-window": options.window,
    price: options.price,
    threads: options.threads,
    "model-timeout-seconds": options.modelTimeoutSeconds
  };
}
var SHORT_OPTIONS = {
  "token-budget": "budget",
  "allocation-mode": "mode",
  "max-attempts": "attempts",
  "context-window": "window"
};
function onCommandLine(name) {
  return `command line, --${SHORT_OPTIONS[name] ?? name}`;
}
function modelRequest(options, values) {
  const variable = options.apiKeyEnv ?? "VITAL_API_KEY";
  const apiKey = process.env[variable];
  if (options.apiKeyEnv && !apiKey) {
    throw new TaskError(
      "bad-input",
      `The environment variable ${options.apiKeyEnv} is empty or not set (--api-key-env).`,
      {
        hint: "Export it with the key, or leave the option out."
      }
    );
  }
  delete process.env[variable];
  return { values, ...apiKey ? { apiKey } : {} };
}

// src/entry/commands/allocate-command.ts
function registerAllocate(program3) {
  program3.command("allocate").description("VITAL-RAG as a layer on anyone's ranking, or the shares of Eq. 4 for given sizes.").option("--views <file>", "one view a line as JSON: path, name, kind, start, end, text, score").option("--query <file>", "the query, as a text file").option("--tokens <sizes>", "sizes in tokens, such as 2000,2000,50: prints the shares").option("--budget <tokens>", "evidence tokens (default: 4096)").addOption(
    new Option("--mode <mode>", "Eq. 4 as printed, with the reserves that are needed, or as many objects as pay").choices([...ALLOCATION_MODES]).default("paper")
  ).addOption(new Option("--select <rule>", "how objects are chosen").choices([...SELECTIONS]).default("vital")).addOption(
    new Option("--terms <kind>", "what a companion shares with the query: whole identifiers, or also their words").choices([...TERM_KINDS]).default("identifiers")
  ).option("--best-last", "print the best object last, next to what is asked").option("--json", "one JSON object on standard output").action(async (options) => allocateOnce(options));
}
async function allocateOnce(options) {
  const budget = readSettings({ "token-budget": options.budget }, onCommandLine).values["token-budget"] ?? 4096;
  if (options.tokens === void 0 === (options.views === void 0)) {
    throw new TaskError("bad-input", "allocate needs either --views or --tokens (command line).", {
      hint: "Write --views FILE.jsonl --query FILE, or --tokens 2000,2000,50."
    });
  }
  process.stdout.write(
    options.tokens === void 0 ? await allocateViews(options, budget) : shares(options.tokens, { ...options, budget })
  );
}
function shares(sizes, { budget, mode, json }) {
  if (mode === "fill") {
    throw new TaskError("bad-input", "Sizes alone have no shares in mode fill, which weighs what an object is worth.", {
      hint: "Give --views instead, or take --mode paper or product."
    });
  }
  const demands = parseTokenList(sizes);
  const { objectCap, floor } = PAPER_SETTINGS;
  const given = allocateShares(demands, { budget, objectCap, floor, mode });
  if (json) return `${JSON.stringify({ schema: "vital.shares/1", mode, budget, demands, shares: given })}
`;
  return `${given.join(", ")}
`;
}
var WITHOUT_QUERY = "No --query: no companion can qualify, and what has to be cut begins at its first body line.";
async function allocateViews(options, budget) {
  const file = options.views ?? "";
  const views = readViews(await readInputFile(file, "--views"), `--views ${file}`);
  const query = options.query === void 0 ? "" : await readInputFile(options.query, "--query");
  if (options.query === void 0) stderrProgress().note(WITHOUT_QUERY);
  const { mode, select, terms, bestLast = false } = options;
  const settings = { ...PAPER_SETTINGS, budget, mode, select, terms, bestLast };
  const context = allocateContext(views, query, settings, {
    tokenizer: await openTokenizer("cl100k_base"),
    resolve: resolveAmongViews(views, settings.key),
    ...identifierStatistics(views, terms)
  });
  return options.json ? `${JSON.stringify(renderContextJson(context))}
` : `${renderContextText(context)}
${context.text}
`;
}

// src/entry/commands/bench-command.ts
import { dirname as dirname2, join as join5 } from "node:path";
import { fileURLToPath } from "node:url";

// src/evaluate/bench/render-bench.ts
function renderBench(report2) {
  const rows = report2.figures.map(({ name, value, unit, baseline, detail }) => [
    name,
    `${shown2(value)} ${unit}`.trim(),
    `${shown2(baseline.value)} ${unit} (${baseline.name})`.replace("  ", " "),
    detail ?? ""
  ]);
  const table = [["figure", "value", "baseline", ""], ["---", "---", "---", "---"], ...rows];
  const missing = report2.missing.map(({ name, reason }) => `Not measured: ${name} (${reason}).`);
  return [
    `${report2.measuredAt}, ${report2.repository}`,
    describe(report2.machine),
    "",
    ...table.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`),
    ...missing.length > 0 ? ["", ...missing] : [],
    ""
  ].join("\n");
}
function describe(machine) {
  const shared2 = machine.isShared ? "; a shared machine, others were busy on it: take the ratios, not the values" : "";
  return `${machine.cores} cores (${machine.processor}), ${machine.memoryGiB} GiB, ${machine.system}, Node ${machine.node}, load ${machine.load.join(" ")}${shared2}`;
}
function shown2(value) {
  return Number.isInteger(value) || Math.abs(value) >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}

// src/evaluate/bench/run-bench.ts
import { mkdir as mkdir3, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join4 } from "node:path";

// src/evaluate/bench-allocate.ts
var SIZES = [100, 1e3, 1e4, 1e5];
function benchAllocate(request) {
  const { sizes = SIZES, seed = 1 } = request;
  const rows = sizes.map((n) => ({ n, seconds: fastestRun(randomViews(n, seed), request) }));
  return { rows, slope: logLogSlope(rows) };
}
function fastestRun(views, request) {
  const { clock, tokenizer, runs = 5, settings = PAPER_SETTINGS } = request;
  const resolve2 = resolveAmongViews(views, settings.key);
  const tools = { tokenizer, resolve: resolve2, stopIdentifiers: /* @__PURE__ */ new Set(), idf: () => 1 };
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = clock.seconds();
    allocateContext(views, "fix name7 where name11 meets name13", settings, tools);
    fastest = Math.min(fastest, clock.seconds() - start);
  }
  return fastest;
}
function randomViews(n, seed) {
  const random = randomNumbers(seed);
  const upTo = (limit) => Math.floor(random() * limit);
  return Array.from({ length: n }, (_, inputRank) => {
    const object = upTo(Math.ceil(n / 4));
    const lines = Array.from({ length: 3 + upTo(28) }, () => `    name${upTo(n)} = name${upTo(50)}(name${upTo(n)})`);
    const start = 1 + 40 * (object % 20);
    return {
      path: repoPath(`src/file${Math.floor(object / 20)}.py`),
      name: `object${object}`,
      kind: VIEW_KINDS[upTo(VIEW_KINDS.length)] ?? "body",
      start,
      end: start + lines.length - 1,
      text: lines.join("\n"),
      score: random(),
      inputRank,
      reason: ""
    };
  });
}
function randomNumbers(seed) {
  const modulus = 2147483647;
  let state = Math.abs(Math.trunc(seed)) % (modulus - 1) + 1;
  return () => {
    state = state * 48271 % modulus;
    return state / modulus;
  };
}
function logLogSlope(rows) {
  const points = rows.map(({ n, seconds }) => ({ x: Math.log(n), y: Math.log(Math.max(seconds, 1e-9)) }));
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
}

// src/evaluate/bench/bench-action.ts
import { existsSync } from "node:fs";
import { mkdir as mkdir2, writeFile as writeFile2 } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/evaluate/repositories/make-repository.ts
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// src/evaluate/repositories/run-git.ts
var IDENTITY = { NAME: "Vital", EMAIL: "vital@localhost", DATE: "2026-01-01T00:00:00Z" };
function environment() {
  const person = Object.entries(IDENTITY).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value]
  ]);
  return {
    ...process.env.PATH ? { PATH: process.env.PATH } : {},
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
    ...Object.fromEntries(person)
  };
}
var FIXED = [
  "core.autocrlf=false",
  "core.hooksPath=/dev/null",
  "core.symlinks=true",
  "commit.gpgSign=false",
  "gc.auto=0"
];
async function runGit(args, { cwd, env = {}, input, keepLastLineEnd = false }) {
  const settings = FIXED.flatMap((setting) => ["-c", setting]);
  const done = await execa("git", [...settings, ...args], {
    cwd,
    env: { ...environment(), ...env },
    extendEnv: false,
    reject: false,
    stripFinalNewline: !keepLastLineEnd,
    ...input === void 0 ? { stdin: "ignore" } : { input }
  });
  if (done.exitCode === 0) return done.stdout;
  throw new TaskError(
    "git-failed",
    `git ${args[0] ?? ""} in ${cwd} failed: ${(done.stderr || done.shortMessage || "").trim()}`,
    {
      cause: done
    }
  );
}

// src/evaluate/repositories/make-repository.ts
async function makeRepository(directory, files, message) {
  await mkdir(directory, { recursive: true });
  const there = await readdir(directory);
  if (there.length > 0) {
    throw new TaskError("bad-input", `${directory} is not empty: ${there.slice(0, 3).join(", ")}.`, {
      hint: "Name a folder that is empty or not there yet."
    });
  }
  for (const { path, content } of files) {
    const target = join(directory, repoPath(path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await runGit(["init", "-q", "-b", "main"], { cwd: directory });
  await runGit(["add", "-A", "-f"], { cwd: directory });
  await runGit(["commit", "-q", "-m", message], { cwd: directory });
  return commitSha(await runGit(["rev-parse", "HEAD"], { cwd: directory }));
}

// src/evaluate/samples/node/day-files.ts
var DAY_FILES = [
  {
    path: "src/calendar.js",
    content: `// A day is a whole number: days since 1 January 1970, UTC. There are no clock times and no time zones here.
const MS_PER_DAY = 86_400_000;

/** The day of a date written as 2026-03-14. */
export function dayOf(date) {
  const ms = Date.parse(date + 'T00:00:00Z');
  if (Number.isNaN(ms)) throw new RangeError('not a date: ' + date);
  return ms / MS_PER_DAY;
}

/** A day written as 2026-03-14. */
export function dateOf(day) {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day) {
  return (((day + 4) % 7) + 7) % 7;
}
`
  },
  {
    path: "src/opening-days.js",
    content: `import { weekday } from './calendar.js';

const SUNDAY = 0;
const MONDAY = 1;

/** True when the desk is staffed. Closures are further days on which it is not. */
export function isOpen(day, closures = []) {
  const name = weekday(day);
  return name !== SUNDAY && name !== MONDAY && !closures.includes(day);
}

/** The first open day on or after the given one. */
export function nextOpenDay(day, closures = []) {
  let candidate = day;
  while (!isOpen(candidate, closures)) candidate += 1;
  return candidate;
}

/**
 * How many days the desk is open from first to last. Both ends are counted: from an open day to the same day is 1.
 */
export function countOpenDays(first, last, closures = []) {
  let count = 0;
  for (let day = first; day <= last; day += 1) {
    if (isOpen(day, closures)) count += 1;
  }
  return count;
}
`
  },
  {
    path: "src/period.js",
    content: `/**
 * A period of days. Its until is the first day that is no longer part of it: the tool comes back that morning and can be
 * handed to the next member the same day.
 */
export function createPeriod(from, until) {
  if (until <= from) throw new RangeError('a period has at least one day');
  return { from, until };
}

/** Number of days of a period. */
export function lengthOf(period) {
  return period.until - period.from;
}

/** All days of a period, in order. */
export function daysOf(period) {
  return Array.from({ length: lengthOf(period) }, (_, index) => period.from + index);
}
`
  }
];

// src/evaluate/samples/node/day-test-files.ts
var DAY_TEST_FILES = [
  {
    path: "test/opening-days.test.js",
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '../src/calendar.js';
import { countOpenDays, isOpen, nextOpenDay } from '../src/opening-days.js';

test('the desk is closed on Sundays, Mondays and announced days', () => {
  assert.equal(isOpen(dayOf('2026-03-08')), false);
  assert.equal(isOpen(dayOf('2026-03-09')), false);
  assert.equal(isOpen(dayOf('2026-03-10')), true);
  assert.equal(isOpen(dayOf('2026-03-10'), [dayOf('2026-03-10')]), false);
});

test('open days are counted with both ends', () => {
  const friday = dayOf('2026-03-06');
  assert.equal(countOpenDays(friday, friday), 1);
  assert.equal(countOpenDays(friday, dayOf('2026-03-10')), 3);
});

test('a closed day moves to the next open one', () => {
  assert.equal(nextOpenDay(dayOf('2026-03-08')), dayOf('2026-03-10'));
});
`
  },
  {
    path: "test/loans.test.js",
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateOf, dayOf } from '../src/calendar.js';
import { isLate, lend, renew } from '../src/loans.js';
import { createMember } from '../src/members.js';

const loan = lend('sander', createMember('m-01'), dayOf('2026-03-05'));

test('a loan that would end on a Sunday is due on Tuesday', () => {
  assert.equal(dateOf(loan.dueOn), '2026-03-10');
});

test('a renewed loan runs from the day it was due', () => {
  assert.equal(dateOf(renew(loan).dueOn), '2026-03-13');
});

test('a loan is late from the day after it was due', () => {
  assert.equal(isLate(loan, dayOf('2026-03-10')), false);
  assert.equal(isLate(loan, dayOf('2026-03-11')), true);
});
`
  },
  {
    path: "test/money.test.js",
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depositFor } from '../src/deposits.js';
import { createMember } from '../src/members.js';
import { cents, formatCents, shareOf } from '../src/money.js';

test('amounts are read and written', () => {
  assert.equal(cents('12.50'), 1250);
  assert.equal(formatCents(1205), '12.05');
  assert.throws(() => cents('12,50'), RangeError);
});

test('a share is taken in basis points', () => {
  assert.equal(shareOf(1000, 2500), 250);
});

test('a volunteer leaves half the deposit', () => {
  assert.equal(depositFor('ladder', createMember('m-01')), 4200);
  assert.equal(depositFor('ladder', createMember('m-01', 'volunteer')), 2100);
});
`
  }
];

// src/evaluate/samples/node/desk-files.ts
var DESK_FILES = [
  {
    path: "src/reservations.js",
    content: `import { findTool } from './catalogue.js';

/** The book of reservations, in the order they were made. */
export function createBook() {
  return [];
}

/** A new book with one more reservation. */
export function addReservation(book, toolId, member, period) {
  return [...book, { toolId: findTool(toolId).id, member, period }];
}

/** Reservations of one tool, by first day. */
export function reservationsOf(book, toolId) {
  return book.filter((entry) => entry.toolId === toolId).sort((a, b) => a.period.from - b.period.from);
}
`
  },
  {
    path: "src/availability.js",
    content: `import { toolsIn } from './catalogue.js';
import { reservationsOf } from './reservations.js';

/** True when two periods share at least one day. */
export function periodsClash(first, second) {
  return first.from < second.until && second.from < first.until;
}

/** True when nobody has reserved the tool for any day of the period. */
export function isFree(book, toolId, period) {
  return !reservationsOf(book, toolId).some((entry) => periodsClash(entry.period, period));
}

/** Tools of a category that are free, cheapest first. */
export function freeTools(book, category, period) {
  const free = toolsIn(category).filter((tool) => isFree(book, tool.id, period));
  return free.sort((a, b) => a.value - b.value);
}
`
  },
  {
    path: "src/desk.js",
    content: `import { isFree } from './availability.js';
import { depositFor } from './deposits.js';
import { lateFee } from './late-fee.js';
import { lend } from './loans.js';
import { loanLimit } from './members.js';
import { createPeriod } from './period.js';
import { addReservation } from './reservations.js';

/** Reserves a tool. Throws when another member has it on one of the days. */
export function reserve(book, toolId, member, { from, until }) {
  const period = createPeriod(from, until);
  if (!isFree(book, toolId, period)) throw new RangeError(toolId + ' is taken');
  return addReservation(book, toolId, member, period);
}

/** Hands a tool over: the loan and the deposit to take. */
export function checkOut(toolId, member, today, loans = []) {
  const held = loans.filter((loan) => loan.member === member).length;
  if (held > loanLimit(member)) throw new RangeError(member.name + ' holds ' + held + ' tools already');
  return { loan: lend(toolId, member, today), deposit: depositFor(toolId, member) };
}

/** Takes a tool back: what is owed and what is paid out. */
export function checkIn({ loan, deposit }, returnedOn) {
  const fee = lateFee(loan, returnedOn);
  return { fee, payOut: Math.max(0, deposit - fee) };
}
`
  }
];

// src/evaluate/samples/node/desk-test-files.ts
var DESK_TEST_FILES = [
  {
    path: "test/availability.test.js",
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeTools, isFree, periodsClash } from '../src/availability.js';
import { createMember } from '../src/members.js';
import { createPeriod, daysOf } from '../src/period.js';
import { addReservation, createBook } from '../src/reservations.js';

const book = addReservation(createBook(), 'drill', createMember('m-01'), createPeriod(10, 14));

test('a tool is taken while somebody has it', () => {
  assert.equal(isFree(book, 'drill', createPeriod(12, 16)), false);
  assert.equal(isFree(book, 'drill', createPeriod(11, 12)), false);
  assert.equal(isFree(book, 'drill', createPeriod(9, 20)), false);
});

test('a tool is free well before and after', () => {
  assert.equal(isFree(book, 'drill', createPeriod(2, 8)), true);
  assert.equal(isFree(book, 'drill', createPeriod(18, 20)), true);
});

test('periods that only meet do not clash', () => {
  assert.equal(periodsClash(createPeriod(10, 14), createPeriod(14, 16)), false);
  assert.equal(periodsClash(createPeriod(10, 14), createPeriod(7, 10)), false);
});

test('only free tools of the category are offered, cheapest first', () => {
  assert.deepEqual(
    freeTools(book, 'power', createPeriod(12, 13)).map((tool) => tool.id),
    ['sander'],
  );
});

test('the last day of a period is not one of its days', () => {
  assert.deepEqual(daysOf(createPeriod(10, 13)), [10, 11, 12]);
});
`
  },
  {
    path: "test/late-fee.test.js",
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '../src/calendar.js';
import { lateFee } from '../src/late-fee.js';
import { lend } from '../src/loans.js';
import { createMember } from '../src/members.js';

// Lent on a Tuesday for three days: due on Friday, 6 March 2026.
const loan = lend('drill', createMember('m-01'), dayOf('2026-03-03'));

test('nothing is owed on the day a tool is due', () => {
  assert.equal(lateFee(loan, dayOf('2026-03-06')), 0);
});

test('closed days are not charged', () => {
  assert.equal(lateFee(loan, dayOf('2026-03-07')), 150);
  assert.equal(lateFee(loan, dayOf('2026-03-09')), 150);
  assert.equal(lateFee(loan, dayOf('2026-03-10')), 300);
});

test('a late fee stops at half the value of the tool', () => {
  assert.equal(lateFee(loan, dayOf('2026-09-01')), 6450);
});

test('a volunteer pays half', () => {
  const own = lend('drill', createMember('m-02', 'volunteer'), dayOf('2026-03-03'));
  assert.equal(lateFee(own, dayOf('2026-03-07')), 75);
});
`
  },
  {
    path: "test/desk.test.js",
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '../src/calendar.js';
import { checkIn, checkOut, reserve } from '../src/desk.js';
import { createMember } from '../src/members.js';
import { createBook, reservationsOf } from '../src/reservations.js';

const member = createMember('m-01');

test('a late fee is taken from the deposit', () => {
  const handed = checkOut('drill', member, dayOf('2026-03-03'));
  assert.deepEqual(checkIn(handed, dayOf('2026-03-07')), { fee: 150, payOut: 2430 });
});

test('nobody takes more tools than the limit', () => {
  const loans = ['drill', 'ladder'].map((id) => checkOut(id, member, dayOf('2026-03-03')).loan);
  assert.throws(() => checkOut('level', member, dayOf('2026-03-03'), loans), RangeError);
});

test('a tool is not promised twice', () => {
  const book = reserve(createBook(), 'tiller', member, { from: 10, until: 14 });
  assert.throws(() => reserve(book, 'tiller', createMember('m-02'), { from: 13, until: 15 }), RangeError);
  assert.equal(reservationsOf(book, 'tiller').length, 1);
});
`
  }
];

// src/evaluate/samples/node/lending-files.ts
var LENDING_FILES = [
  {
    path: "src/loans.js",
    content: `import { findTool } from './catalogue.js';
import { nextOpenDay } from './opening-days.js';
import { loanDays } from './tariff.js';

/** Lends a tool. A loan is always due on an open day, so that it can be brought back on time. */
export function lend(toolId, member, today, closures = []) {
  const tool = findTool(toolId);
  const dueOn = nextOpenDay(today + loanDays(tool.category), closures);
  return { toolId, member, lentOn: today, dueOn, closures };
}

/** One more loan period, counted from the day the loan was due. */
export function renew(loan) {
  const tool = findTool(loan.toolId);
  return { ...loan, dueOn: nextOpenDay(loan.dueOn + loanDays(tool.category), loan.closures) };
}

export function isLate(loan, today) {
  return today > loan.dueOn;
}
`
  },
  {
    path: "src/late-fee.js",
    content: `import { findTool } from './catalogue.js';
import { discountOf } from './members.js';
import { shareOf } from './money.js';
import { countOpenDays } from './opening-days.js';
import { dailyLateFee, FEE_CAP } from './tariff.js';

/** What a member owes in cents for a late return: one daily fee for each open day after the day the loan was due. */
export function lateFee(loan, returnedOn) {
  const tool = findTool(loan.toolId);
  const daysLate = countOpenDays(loan.dueOn + 1, returnedOn, loan.closures);
  const fee = Math.min(daysLate * dailyLateFee(tool.category), shareOf(tool.value, FEE_CAP));
  return fee - shareOf(fee, discountOf(loan.member));
}
`
  },
  {
    path: "src/deposits.js",
    content: `import { findTool } from './catalogue.js';
import { discountOf } from './members.js';
import { shareOf } from './money.js';

// A fifth of the tool's value, in basis points.
const DEPOSIT_RATE = 2000;

/** The deposit in cents, less the member's discount. Hand tools go without. */
export function depositFor(toolId, member) {
  const tool = findTool(toolId);
  if (tool.category === 'hand') return 0;
  const deposit = shareOf(tool.value, DEPOSIT_RATE);
  return deposit - shareOf(deposit, discountOf(member));
}
`
  }
];

// src/evaluate/samples/node/price-files.ts
var PRICE_FILES = [
  {
    path: "src/catalogue.js",
    content: `// Replacement values are in cents.
const TOOLS = [
  { id: 'drill', name: 'Cordless drill', category: 'power', value: 12900 },
  { id: 'sander', name: 'Belt sander', category: 'power', value: 8900 },
  { id: 'ladder', name: 'Three-part ladder', category: 'access', value: 21000 },
  { id: 'tiller', name: 'Garden tiller', category: 'garden', value: 34900 },
  { id: 'spade', name: 'Spade', category: 'hand', value: 1900 },
  { id: 'level', name: 'Spirit level', category: 'hand', value: 2400 },
];

export function findTool(id) {
  const tool = TOOLS.find((candidate) => candidate.id === id);
  if (!tool) throw new RangeError('no such tool: ' + id);
  return tool;
}

export function toolsIn(category) {
  return TOOLS.filter((tool) => tool.category === category);
}
`
  },
  {
    path: "src/tariff.js",
    content: `const LOAN_DAYS = { power: 3, access: 5, garden: 3, hand: 14 };
const DAILY_FEE = { power: 150, access: 100, garden: 250, hand: 50 };

/** A late fee stops growing at this share of the tool's value (basis points, see shareOf). */
export const FEE_CAP = 5000;

/** Calendar days a tool of the category may be kept. */
export function loanDays(category) {
  return LOAN_DAYS[category];
}

/** Cents for each open day a tool of the category is late. */
export function dailyLateFee(category) {
  return DAILY_FEE[category];
}
`
  },
  {
    path: "src/members.js",
    content: `// Discounts are in basis points (see shareOf in money.js).
const DISCOUNTS = { standard: 0, supporter: 1000, volunteer: 5000 };

export function createMember(name, tier = 'standard') {
  if (!(tier in DISCOUNTS)) throw new RangeError('no such tier: ' + tier);
  return { name, tier };
}

/** What the member is let off from fees and deposits, in basis points. */
export function discountOf(member) {
  return DISCOUNTS[member.tier];
}

/** Volunteers may hold five tools at a time, supporters three, others two. */
export function loanLimit(member) {
  if (member.tier === 'volunteer') return 5;
  return member.tier === 'supporter' ? 3 : 2;
}
`
  },
  {
    path: "src/money.js",
    content: `/** Euros as people write them ('12.50') to whole cents. */
export function cents(text) {
  const match = /^([0-9]+)(?:[.]([0-9]{2}))?$/.exec(text);
  if (!match) throw new RangeError('not an amount: ' + text);
  return Number(match[1]) * 100 + Number(match[2] ?? 0);
}

/** A share of an amount. The rate is in basis points: 2500 is a quarter. Halves round up. */
export function shareOf(amount, basisPoints) {
  return Math.floor((amount * basisPoints + 5000) / 10000);
}

/** Whole cents as people read them: 1250 is '12.50'. */
export function formatCents(amount) {
  const sign = amount < 0 ? '-' : '';
  const absolute = Math.abs(amount);
  return sign + Math.floor(absolute / 100) + '.' + String(absolute % 100).padStart(2, '0');
}
`
  }
];

// src/evaluate/samples/node/project-files.ts
var PROJECT_FILES = [
  {
    path: "package.json",
    content: `{
  "name": "tool-shed",
  "version": "1.0.0",
  "description": "Lending desk of a neighbourhood tool shed",
  "private": true,
  "type": "module",
  "scripts": { "test": "node --test" }
}
`
  },
  {
    path: "README.md",
    content: `# Tool shed

Members of the neighbourhood reserve tools, borrow them and bring them back. This is the desk's arithmetic: which tool is
free, when a loan is due, what a late return costs, what a deposit is.

- Days are whole numbers since 1 January 1970 (src/calendar.js); periods of days are made by src/period.js.
- Money is in whole cents, rates are in basis points (src/money.js).
- The shed is closed on Sundays, Mondays and announced days (src/opening-days.js).

Run the tests with npm test. There are no dependencies.
`
  }
];

// src/evaluate/samples/node-sample.ts
var NODE_SAMPLE = {
  kind: "node",
  title: "tool shed",
  files: [
    ...PROJECT_FILES,
    ...DAY_FILES,
    ...PRICE_FILES,
    ...LENDING_FILES,
    ...DESK_FILES,
    ...DAY_TEST_FILES,
    ...DESK_TEST_FILES
  ],
  task: "A member can take one tool more than the limit. See the failing test.",
  repair: {
    path: "src/desk.js",
    wrong: "held > loanLimit(member)",
    right: "held >= loanLimit(member)"
  },
  failing: ["nobody takes more tools than the limit"]
};

// src/evaluate/samples/python/desk-files.ts
var DESK_FILES2 = [
  {
    path: "campsite/reception.py",
    content: `"""What the desk does."""

from campsite.availability import free_pitches
from campsite.bookings import Booking
from campsite.deposits import deposit_for
from campsite.prices import price_of
from campsite.seasons import is_open


class SiteFull(Exception):
    """No fitting pitch is free."""


def book_stay(book, party, kind, people, stay):
    """Takes the smallest fitting pitch that is free."""
    if not is_open(stay):
        raise ValueError("the site is closed in winter")
    free = free_pitches(book, kind, people, stay)
    if not free:
        raise SiteFull(f"no {kind} pitch for {people} is free")
    booking = Booking(party, free[0], stay)
    book.add(booking)
    return booking


def deposit_due(booking):
    """What a party pays when it books."""
    return deposit_for(price_of(booking.stay, booking.pitch.kind))
`
  },
  {
    path: "campsite/cancellations.py",
    content: `"""What is paid back when a booking is cancelled."""

from campsite.money import percent_of

# Days left before arrival, and the share of the deposit paid back.
STEPS = ((30, 100), (14, 50), (0, 0))


def refund_for(booking, deposit, cancelled_on):
    """Cents paid back, by the number of days left before arrival."""
    days_left = (booking.stay.arrival - cancelled_on).days
    for least_days, percent in STEPS:
        if days_left >= least_days:
            return percent_of(deposit, percent)
    return 0
`
  },
  {
    path: "campsite/invoices.py",
    content: `"""The lines of a bill."""

from campsite.money import show


def invoice_lines(kind, price, deposit):
    """Price, deposit already paid, and what is left to pay."""
    return [f"{kind}: {show(price)}", f"deposit: {show(-deposit)}", f"to pay: {show(price - deposit)}"]
`
  }
];

// src/evaluate/samples/python/desk-test-files.ts
var DESK_TEST_FILES2 = [
  {
    path: "tests/test_availability.py",
    content: `import unittest
from datetime import date

from campsite.availability import free_pitches, is_free
from campsite.bookings import Book, Booking
from campsite.pitches import PITCHES
from campsite.stay import Stay

PITCH = PITCHES[0]
TAKEN = Stay(date(2026, 7, 10), date(2026, 7, 14))


class AvailabilityTest(unittest.TestCase):
    def setUp(self):
        self.book = Book([Booking("first party", PITCH, TAKEN)])

    def test_pitch_is_taken_during_a_stay(self):
        self.assertFalse(is_free(self.book, PITCH, Stay(date(2026, 7, 12), date(2026, 7, 16))))

    def test_pitch_is_free_on_the_day_the_last_party_leaves(self):
        self.assertTrue(is_free(self.book, PITCH, Stay(date(2026, 7, 14), date(2026, 7, 16))))

    def test_only_fitting_pitches_are_offered(self):
        offered = free_pitches(self.book, "tent", 4, TAKEN)
        self.assertEqual([pitch.number for pitch in offered], [2])


if __name__ == "__main__":
    unittest.main()
`
  },
  {
    path: "tests/test_reception.py",
    content: `import unittest
from datetime import date

from campsite.bookings import Book
from campsite.occupancy import taken_on
from campsite.reception import SiteFull, book_stay
from campsite.stay import Stay

JULY = Stay(date(2026, 7, 1), date(2026, 7, 4))


class ReceptionTest(unittest.TestCase):
    def test_smallest_fitting_pitch_is_taken(self):
        self.assertEqual(book_stay(Book(), "a", "tent", 2, JULY).pitch.number, 1)

    def test_next_party_gets_the_next_pitch(self):
        book = Book()
        book_stay(book, "a", "tent", 2, JULY)
        book_stay(book, "b", "tent", 2, JULY)
        self.assertEqual(taken_on(book, date(2026, 7, 3)), [1, 2])

    def test_full_site_is_refused(self):
        book = Book()
        book_stay(book, "a", "cabin", 4, JULY)
        with self.assertRaises(SiteFull):
            book_stay(book, "b", "cabin", 4, JULY)

    def test_winter_is_closed(self):
        with self.assertRaises(ValueError):
            book_stay(Book(), "a", "tent", 2, Stay(date(2026, 12, 1), date(2026, 12, 2)))


if __name__ == "__main__":
    unittest.main()
`
  },
  {
    path: "tests/test_cancellations.py",
    content: `import unittest
from datetime import date

from campsite.bookings import Booking
from campsite.cancellations import refund_for
from campsite.invoices import invoice_lines
from campsite.pitches import PITCHES
from campsite.stay import Stay

BOOKING = Booking("a", PITCHES[2], Stay(date(2026, 5, 10), date(2026, 5, 14)))


class CancellationTest(unittest.TestCase):
    def test_a_month_before_all_is_paid_back(self):
        self.assertEqual(refund_for(BOOKING, 2640, date(2026, 4, 10)), 2640)

    def test_two_weeks_before_half_is_paid_back(self):
        self.assertEqual(refund_for(BOOKING, 2640, date(2026, 4, 26)), 1320)

    def test_after_arrival_nothing_is_paid_back(self):
        self.assertEqual(refund_for(BOOKING, 2640, date(2026, 5, 11)), 0)

    def test_invoice_shows_what_is_left(self):
        self.assertEqual(invoice_lines("caravan", 8800, 2640)[-1], "to pay: 61.60")


if __name__ == "__main__":
    unittest.main()
`
  }
];

// src/evaluate/samples/python/pitch-files.ts
var PITCH_FILES = [
  {
    path: "campsite/pitches.py",
    content: `"""The pitches of the site."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Pitch:
    number: int
    kind: str
    places: int


PITCHES = (
    Pitch(1, "tent", 3),
    Pitch(2, "tent", 4),
    Pitch(3, "caravan", 5),
    Pitch(4, "caravan", 6),
    Pitch(5, "cabin", 4),
)


def pitches_for(kind, people):
    """Pitches of the kind with room for the party, smallest first."""
    fitting = [pitch for pitch in PITCHES if pitch.kind == kind and pitch.places >= people]
    return sorted(fitting, key=lambda pitch: (pitch.places, pitch.number))
`
  },
  {
    path: "campsite/bookings.py",
    content: `"""The book: who has which pitch, and when."""

from dataclasses import dataclass

from campsite.pitches import Pitch
from campsite.stay import Stay


@dataclass(frozen=True)
class Booking:
    party: str
    pitch: Pitch
    stay: Stay


class Book:
    def __init__(self, bookings=()):
        self._bookings = list(bookings)

    def add(self, booking):
        self._bookings.append(booking)

    def remove(self, booking):
        self._bookings.remove(booking)

    def on_pitch(self, pitch):
        """Bookings of one pitch, by arrival."""
        found = [booking for booking in self._bookings if booking.pitch == pitch]
        return sorted(found, key=lambda booking: booking.stay.arrival)
`
  },
  {
    path: "campsite/availability.py",
    content: `"""Which pitches are free."""

from campsite.pitches import pitches_for
from campsite.stay import stays_clash


def is_free(book, pitch, stay):
    """True when no booking of the pitch clashes with the stay."""
    return not any(stays_clash(booking.stay, stay) for booking in book.on_pitch(pitch))


def free_pitches(book, kind, people, stay):
    """Free pitches with room for the party, smallest first."""
    return [pitch for pitch in pitches_for(kind, people) if is_free(book, pitch, stay)]
`
  },
  {
    path: "campsite/occupancy.py",
    content: `"""How full the site is."""

from campsite.nights import evenings
from campsite.pitches import PITCHES


def taken_on(book, night):
    """Numbers of the pitches taken on a night."""
    return [
        pitch.number
        for pitch in PITCHES
        if any(night in evenings(booking.stay) for booking in book.on_pitch(pitch))
    ]
`
  }
];

// src/evaluate/samples/python/price-files.ts
var PRICE_FILES2 = [
  {
    path: "campsite/tariff.py",
    content: `"""The price list, as it hangs at the gate."""

# Cents for one night, by kind of pitch and season.
PER_NIGHT = {
    "tent": {"low": 1400, "high": 2100},
    "caravan": {"low": 2200, "high": 3300},
    "cabin": {"low": 5500, "high": 7900},
}

# A stay of this many nights or more is a long stay and costs less.
LONG_STAY_NIGHTS = 7
LONG_STAY_PERCENT = 10

# Cents of tax for one person and night, and for one basket of firewood.
TAX_PER_NIGHT = 150
FIREWOOD = 600

DEPOSIT_PERCENT = 30
SMALLEST_DEPOSIT = 1000
`
  },
  {
    path: "campsite/discounts.py",
    content: `"""Who pays less."""

from campsite.nights import count_nights
from campsite.tariff import LONG_STAY_NIGHTS, LONG_STAY_PERCENT


def is_long(stay):
    """True for a long stay."""
    return count_nights(stay) >= LONG_STAY_NIGHTS


def discount_percent(stay):
    """Percent taken off the price of a stay."""
    return LONG_STAY_PERCENT if is_long(stay) else 0
`
  },
  {
    path: "campsite/prices.py",
    content: `"""What a stay costs."""

from campsite.discounts import discount_percent
from campsite.money import percent_of
from campsite.nights import evenings
from campsite.seasons import season_of
from campsite.tariff import PER_NIGHT


def price_of(stay, kind):
    """Cents for all nights, less the discount."""
    total = sum(PER_NIGHT[kind][season_of(evening)] for evening in evenings(stay))
    return total - percent_of(total, discount_percent(stay))
`
  },
  {
    path: "campsite/extras.py",
    content: `"""What is paid on top of the price."""

from campsite.nights import count_nights
from campsite.tariff import FIREWOOD, TAX_PER_NIGHT


def tourist_tax(stay, people):
    """Cents of tax: the same amount for each person and night."""
    return people * stay.nights * TAX_PER_NIGHT


def firewood(stay):
    """Cents for firewood: one basket for every two nights begun."""
    return (count_nights(stay) + 1) // 2 * FIREWOOD
`
  },
  {
    path: "campsite/deposits.py",
    content: `"""What is paid when a booking is made."""

from campsite.money import percent_of
from campsite.tariff import DEPOSIT_PERCENT, SMALLEST_DEPOSIT


def deposit_for(price):
    """A part of the price, but never less than the smallest deposit."""
    return max(SMALLEST_DEPOSIT, percent_of(price, DEPOSIT_PERCENT))
`
  },
  {
    path: "campsite/money.py",
    content: `"""Amounts in whole cents."""


def percent_of(cents, percent):
    """A share of an amount, rounded half up."""
    return (cents * percent + 50) // 100


def show(cents):
    """1250 is shown as 12.50."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"
`
  }
];

// src/evaluate/samples/python/price-test-files.ts
var PRICE_TEST_FILES = [
  {
    path: "tests/test_discounts.py",
    content: `import unittest
from datetime import date

from campsite.discounts import discount_percent, is_long
from campsite.nights import count_nights, evenings
from campsite.stay import Stay


class DiscountTest(unittest.TestCase):
    def test_a_week_is_a_long_stay(self):
        self.assertTrue(is_long(Stay(date(2026, 7, 1), date(2026, 7, 8))))

    def test_six_nights_are_not_a_long_stay(self):
        self.assertFalse(is_long(Stay(date(2026, 7, 1), date(2026, 7, 7))))

    def test_long_stays_cost_less(self):
        self.assertEqual(discount_percent(Stay(date(2026, 7, 1), date(2026, 7, 15))), 10)
        self.assertEqual(discount_percent(Stay(date(2026, 7, 1), date(2026, 7, 3))), 0)

    def test_nights_of_a_stay(self):
        stay = Stay(date(2026, 6, 29), date(2026, 7, 2))
        self.assertEqual(count_nights(stay), 3)
        self.assertEqual([day.day for day in evenings(stay)], [29, 30, 1])


if __name__ == "__main__":
    unittest.main()
`
  },
  {
    path: "tests/test_extras.py",
    content: `import unittest
from datetime import date

from campsite.extras import firewood, tourist_tax
from campsite.stay import Stay

THREE_NIGHTS = Stay(date(2026, 7, 1), date(2026, 7, 4))


class ExtrasTest(unittest.TestCase):
    def test_tax_is_paid_for_each_person_and_night(self):
        self.assertEqual(tourist_tax(THREE_NIGHTS, 2), 900)

    def test_firewood_is_for_two_nights(self):
        self.assertEqual(firewood(THREE_NIGHTS), 1200)


if __name__ == "__main__":
    unittest.main()
`
  },
  {
    path: "tests/test_prices.py",
    content: `import unittest
from datetime import date

from campsite.deposits import deposit_for
from campsite.money import percent_of, show
from campsite.prices import price_of
from campsite.stay import Stay


class PriceTest(unittest.TestCase):
    def test_each_night_has_the_price_of_its_season(self):
        self.assertEqual(price_of(Stay(date(2026, 6, 30), date(2026, 7, 2)), "tent"), 1400 + 2100)

    def test_two_weeks_are_cheaper(self):
        self.assertEqual(price_of(Stay(date(2026, 5, 1), date(2026, 5, 15)), "tent"), 17640)

    def test_deposit_has_a_least_amount(self):
        self.assertEqual(deposit_for(1400), 1000)
        self.assertEqual(deposit_for(8800), 2640)

    def test_amounts(self):
        self.assertEqual(percent_of(1005, 10), 101)
        self.assertEqual(show(-1205), "-12.05")


if __name__ == "__main__":
    unittest.main()
`
  }
];

// src/evaluate/samples/python/project-files.ts
var PROJECT_FILES2 = [
  {
    path: "README.md",
    content: `# Campsite

Bookings of a small campsite: which pitch is free, what a stay costs, what is paid back when it is cancelled.

- A stay has a day of arrival and a day of departure (campsite/stay.py).
- The price list is campsite/tariff.py. Money is in whole cents (campsite/money.py).
- Pitches are given out by the desk (campsite/reception.py).

Run the tests with: python3 -m unittest discover
`
  },
  {
    path: "campsite/__init__.py",
    content: `"""Bookings of a small campsite."""
`
  },
  { path: "tests/__init__.py", content: "" }
];

// src/evaluate/samples/python/stay-files.ts
var STAY_FILES = [
  {
    path: "campsite/stay.py",
    content: `"""When a party is on the site."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Stay:
    """From the day a party arrives to the day it leaves. The night after the day it leaves is not part of the stay."""

    arrival: date
    departure: date

    def __post_init__(self):
        if self.departure <= self.arrival:
            raise ValueError("a stay has at least one night")


def stays_clash(first, second):
    """True when two stays share at least one night; one party may arrive on the day the other leaves."""
    return first.arrival < second.departure and second.arrival < first.departure
`
  },
  {
    path: "campsite/nights.py",
    content: `"""How long a stay is."""

from datetime import timedelta


def count_nights(stay):
    """Number of nights a party sleeps on the site."""
    return (stay.departure - stay.arrival).days


def evenings(stay):
    """The day on which each night of the stay begins, in order."""
    day = stay.arrival
    while day < stay.departure:
        yield day
        day += timedelta(days=1)
`
  },
  {
    path: "campsite/seasons.py",
    content: `"""Which season a night belongs to."""

from campsite.nights import evenings

HIGH_MONTHS = (7, 8)
CLOSED_MONTHS = (11, 12, 1, 2)


def season_of(evening):
    """High or low, by the month in which the night begins."""
    return "high" if evening.month in HIGH_MONTHS else "low"


def is_open(stay):
    """True when the site is open on every night of the stay."""
    return all(evening.month not in CLOSED_MONTHS for evening in evenings(stay))
`
  }
];

// src/evaluate/samples/python-sample.ts
var PYTHON_SAMPLE = {
  kind: "python",
  title: "campsite",
  files: [
    ...PROJECT_FILES2,
    ...STAY_FILES,
    ...PRICE_FILES2,
    ...PITCH_FILES,
    ...DESK_FILES2,
    ...PRICE_TEST_FILES,
    ...DESK_TEST_FILES2
  ],
  task: "The tourist tax of a stay cannot be worked out, tourist_tax raises an error. See the failing test.",
  repair: {
    path: "campsite/extras.py",
    wrong: "people * stay.nights * TAX_PER_NIGHT",
    right: "people * count_nights(stay) * TAX_PER_NIGHT"
  },
  failing: ["test_tax_is_paid_for_each_person_and_night"]
};

// src/evaluate/samples/sample.ts
var SAMPLE_KINDS = ["node", "python"];
function repairedFile(sample) {
  const { path, wrong, right } = sample.repair;
  const file = sample.files.find((candidate2) => candidate2.path === path);
  if (!file?.content.includes(wrong)) throw new RangeError(`${path} of the ${sample.kind} sample lacks ${wrong}`);
  return { path, content: file.content.replace(wrong, () => right) };
}

// src/evaluate/samples/create-sample.ts
async function createSample(kind, directory) {
  const sample = sampleOf(kind);
  const commit = await makeRepository(directory, sample.files, `Add the ${sample.title}`);
  return { ...sample, directory, commit };
}
function sampleOf(kind) {
  switch (kind) {
    case "node":
      return NODE_SAMPLE;
    case "python":
      return PYTHON_SAMPLE;
    default:
      throw new RangeError(`No sample ${JSON.stringify(kind)}`);
  }
}

// src/evaluate/bench/figure.ts
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

// src/evaluate/bench/first-call-server.ts
import { createServer } from "node:http";
var ANSWER = {
  id: "bench",
  object: "chat.completion",
  created: 0,
  model: "bench",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "No change." } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
};
async function openFirstCallServer() {
  let noted = () => {
  };
  const called = new Promise((resolve2) => {
    noted = resolve2;
  });
  const server = createServer((request, response) => {
    const isCall = request.method === "POST" && (request.url ?? "").endsWith("/chat/completions");
    if (isCall) noted();
    request.resume();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(isCall ? ANSWER : { object: "list", data: [{ id: "bench", object: "model" }] }));
  });
  await new Promise((resolve2) => server.listen(0, "127.0.0.1", resolve2));
  const { port } = server.address();
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    called,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve2) => server.close(resolve2));
    }
  };
}

// src/evaluate/bench/bench-action.ts
var RUNS = 3;
var LIMIT_SECONDS = 120;
var NAME = "action start to first model call";
async function benchAction(request) {
  if (!existsSync(request.script)) {
    return { figures: [], missing: [{ name: NAME, reason: `${request.script} is not there; build it first` }] };
  }
  const sample = await createSample("node", join2(request.folder, "sample"));
  const starts = [];
  const bare = [];
  for (let run = 0; run < RUNS; run++) {
    bare.push(await secondsOf(request.clock, () => execa(process.execPath, ["-e", "0"])));
    const seconds = await startOnce(request, sample, join2(request.folder, `runner-${run}`));
    if (typeof seconds === "string") return { figures: [], missing: [{ name: NAME, reason: seconds }] };
    starts.push(seconds);
  }
  const baseline = { name: "node starting and ending", value: quantile(bare, 0.5) };
  const detail = `median of ${RUNS}, sample repository, its tests included`;
  return { figures: [{ name: NAME, value: quantile(starts, 0.5), unit: "s", baseline, detail }], missing: [] };
}
async function startOnce(request, sample, folder) {
  const server = await openFirstCallServer();
  const env = await stepEnvironment(sample, { folder, baseUrl: server.baseUrl });
  const start = request.clock.seconds();
  const action = execa(process.execPath, [request.script], {
    cwd: sample.directory,
    env,
    extendEnv: false,
    reject: false,
    all: true,
    timeout: LIMIT_SECONDS * 1e3
  });
  try {
    const ended = action.then(({ all, exitCode }) => `it ended (${exitCode}) without one: ${(all ?? "").slice(-500)}`);
    const first = await Promise.race([server.called, ended]);
    return first ?? request.clock.seconds() - start;
  } finally {
    action.kill();
    await action;
    await server.close();
  }
}
async function stepEnvironment(sample, { folder, baseUrl }) {
  await mkdir2(folder, { recursive: true });
  const files = ["output", "summary", "event"].map((name) => join2(folder, name));
  for (const file of files) await writeFile2(file, file.endsWith("event") ? "{}" : "");
  return {
    PATH: process.env.PATH ?? "",
    HOME: folder,
    RUNNER_TEMP: folder,
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: "workflow_dispatch",
    GITHUB_EVENT_PATH: files[2] ?? "",
    GITHUB_OUTPUT: files[0] ?? "",
    GITHUB_STEP_SUMMARY: files[1] ?? "",
    GITHUB_WORKSPACE: sample.directory,
    GITHUB_REPOSITORY: "example/sample",
    GITHUB_ACTOR: "example",
    GITHUB_SHA: sample.commit,
    GITHUB_REF: "refs/heads/main",
    GITHUB_API_URL: baseUrl,
    GITHUB_SERVER_URL: baseUrl,
    INPUT_PROMPT: sample.task,
    "INPUT_BASE-URL": baseUrl,
    INPUT_MODEL: "bench",
    "INPUT_OUTPUT-MODE": "none"
  };
}
async function secondsOf(clock, work) {
  const start = clock.seconds();
  await work();
  return clock.seconds() - start;
}

// src/evaluate/bench/bench-index.ts
var MB = 1e6;
async function benchIndex(ports) {
  const commit = await ports.git.resolve();
  const { clock } = ports;
  const start = clock.seconds();
  const index = await indexRepository(commit, ports);
  const between = clock.seconds();
  await indexRepository(commit, ports);
  return { index, firstSeconds: between - start, warmSeconds: clock.seconds() - between };
}
async function compareWithParsing({ index, firstSeconds, warmSeconds }, parser, { clock, extractor }) {
  const bare = await timeParsing(index, parser, clock);
  const detail = `${bare.files} files with a grammar, ${(bare.bytes / MB).toFixed(1)} MB; ${index.files.length} files, ${(index.bytes / MB).toFixed(1)} MB in all, ${index.skipped.length} skipped; ${extractor.width} texts under way, ${index.engine}`;
  const speed = (seconds) => bare.bytes / MB / Math.max(seconds, 1e-6);
  const baseline = { name: "bare parsing of the same files, one thread", value: speed(bare.seconds) };
  const whole = { name: "bare parsing, one thread", value: bare.seconds };
  return [
    { name: "index, first time", value: speed(firstSeconds), unit: "MB/s", baseline, detail },
    { name: "index, workers warm", value: speed(warmSeconds), unit: "MB/s", baseline },
    { name: "index, seconds", value: firstSeconds, unit: "s", baseline: whole }
  ];
}
async function timeParsing(index, parser, clock) {
  const pass = async () => {
    let [bytes, files] = [0, 0];
    for (const { language, text } of index.files) {
      if (language === "text") continue;
      (await parser.parse(language, text)).free();
      bytes += Buffer.byteLength(text);
      files += 1;
    }
    return { bytes, files };
  };
  await pass();
  const start = clock.seconds();
  const parsed = await pass();
  return { ...parsed, seconds: Math.max(clock.seconds() - start, 1e-6) };
}

// src/evaluate/bench/children-memory.ts
import { readdir as readdir2, readFile } from "node:fs/promises";
async function childrenMemory(parent = process.pid) {
  const entries = await readdir2("/proc").catch(() => void 0);
  if (!entries?.includes(String(parent))) return void 0;
  const statuses = await Promise.all(
    entries.filter((entry) => /^\d+$/.test(entry)).map((entry) => readFile(`/proc/${entry}/status`, "utf8").catch(() => ""))
  );
  return statuses.filter((status) => numberIn(status, /^PPid:\s+(\d+)$/m) === parent).map((status) => (numberIn(status, /^VmHWM:\s+(\d+) kB$/m) ?? 0) / 1024).sort((a, b) => b - a);
}
function numberIn(status, line) {
  const found = line.exec(status)?.[1];
  return found === void 0 ? void 0 : Number(found);
}

// src/evaluate/bench/bench-memory.ts
var NAME2 = "peak memory";
function residentNow() {
  return process.memoryUsage().rss / 1024 ** 2;
}
async function benchMemory({ before, textBytes }) {
  const own = process.resourceUsage().maxRSS / 1024;
  const baseline = { name: "before the index", value: before };
  const ownFigure = { name: `${NAME2}, this process`, value: own, unit: "MiB", baseline };
  const children = await childrenMemory();
  if (children === void 0) {
    return {
      figures: [ownFigure],
      missing: [{ name: `${NAME2}, parser processes`, reason: "this system has no /proc to read it from" }]
    };
  }
  const parsers = children.reduce((sum, each) => sum + each, 0);
  const parserFigure = {
    name: `${NAME2}, parser processes`,
    value: parsers,
    unit: "MiB",
    baseline: { name: "the largest of them", value: children[0] ?? 0 },
    detail: `sum of the peaks of ${children.length}`
  };
  const all = {
    name: `${NAME2}, all processes`,
    value: own + parsers,
    unit: "MiB",
    baseline: { name: "text held by the index", value: textBytes / 1024 ** 2 },
    detail: "sum of the peaks"
  };
  return { figures: [ownFigure, ...children.length > 0 ? [parserFigure] : [], all], missing: [] };
}

// src/evaluate/bench/bench-queries.ts
var QUERIES = 60;
var BUDGET = 4096;
function benchQueries(index, { clock, tokenizer }) {
  const built = clock.seconds();
  const searchable = buildRetrievalIndex(index);
  const buildSeconds = clock.seconds() - built;
  const queries = makeQueries(index);
  const scans = queries.map((query) => secondsOf2(clock, () => scan(index, query.text)));
  const answers = queries.map(
    (query) => secondsOf2(clock, () => {
      const retrieval = retrieveViews(query, searchable);
      const evidence = { query, index, searchable, retrieval, targets: [], targetTests: void 0 };
      allocateDefault(evidence, { tokenizer, budget: BUDGET });
    })
  );
  const row = (name, share) => ({
    name,
    value: 1e3 * quantile(answers, share),
    unit: "ms",
    baseline: { name: "a scan of every file for the same words", value: 1e3 * quantile(scans, share) },
    detail: `${queries.length} queries, ${BUDGET} tokens, ${tokenizer.name}`
  });
  return [
    row("query to context, p50", 0.5),
    row("query to context, p95", 0.95),
    {
      name: "search structures",
      value: 1e3 * buildSeconds,
      unit: "ms",
      baseline: { name: "one such scan", value: 1e3 * quantile(scans, 0.5) }
    }
  ];
}
function makeQueries(index) {
  const units = index.files.flatMap(
    (file) => file.units.filter(({ kind }) => kind === "function" || kind === "method")
  );
  const step = Math.max(1, Math.floor(units.length / QUERIES));
  return units.filter((_, at) => at % step === 0).slice(0, QUERIES).map((unit) => ({ text: `Fix ${unit.name}: ${unit.doc.split("\n")[0] || unit.signature}`, failures: [] }));
}
function scan(index, text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu) ?? [];
  return index.files.filter((file) => {
    const content = file.text.toLowerCase();
    return words.some((word) => content.includes(word));
  }).length;
}
function secondsOf2(clock, work) {
  const start = clock.seconds();
  work();
  return clock.seconds() - start;
}

// src/evaluate/bench/bench-run.ts
import { join as join3 } from "node:path";

// src/evaluate/answers/asked-form.ts
function askedForm(messages) {
  const asked = messages.findLast((message) => message.role === "user")?.content ?? "";
  const name = placesOf(ASK_WHOLE_DEFINITION, asked)?.get("name");
  if (name !== void 0) return { form: "whole-definition", name };
  const path = openingPath(placesOf(`${TARGET.trimEnd()}
`, asked)?.get("source") ?? "");
  return placesOf(ASK_WHOLE_FILE, asked) && path !== void 0 ? { form: "whole-file", path } : { form: "edits" };
}
function placesOf(template, text) {
  const names = [];
  const pattern = template.replace(/^\n/, "").split(/(\{\{[a-z][A-Za-z]*\}\})/).map((part) => {
    const place = /^\{\{(.*)\}\}$/.exec(part)?.[1];
    if (place === void 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    names.push(place);
    return "(.*?)";
  });
  const found = new RegExp(pattern.join("").trimEnd()).exec(text);
  return found ? new Map(names.map((name, at) => [name, found[at + 1] ?? ""])) : void 0;
}
function openingPath(opening) {
  return /^<\S+ \S+ (.+?)(?::\d+-\d+)?>$/.exec(opening)?.[1];
}

// src/evaluate/answers/known-change.ts
async function definitionsOf(text, language, extractor) {
  const extraction = await extractor.extract(language, text);
  if (!extraction.ok) return [];
  return extraction.record.units.filter((unit) => unit.kind !== "module" && unit.kind !== "window");
}
function unitText(text, unit) {
  return text.split("\n").slice(unit.start - 1, unit.end).join("\n");
}
function unitKey(unit) {
  return `${unit.qualifiedName}
${unit.kind}
${unit.ordinal}`;
}

// src/evaluate/answers/render-answer.ts
async function renderAnswer(change, asked, extractor) {
  if (asked.form === "whole-file" && asked.path === change.path) return fenced(change.language, change.after);
  if (asked.form === "whole-definition") {
    const definition = await wholeDefinition(change, asked.name, extractor);
    if (definition !== void 0) return fenced(change.language, definition);
  }
  return diffAnswer([change]);
}
function diffAnswer(changes) {
  return fenced(
    "diff",
    changes.map((change) => change.before === change.after ? idleDiff(change) : diffOf(change)).join("")
  );
}
function diffOf({ path, before, after }) {
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, "", "", { context: 3 });
}
function idleDiff({ path, before }) {
  const lines = before.split("\n");
  const at = Math.max(
    0,
    lines.findIndex((line2) => line2.trim() !== "")
  );
  const line = lines[at] ?? "";
  return `--- a/${path}
+++ b/${path}
@@ -${at + 1} +${at + 1} @@
-${line}
+${line}
`;
}
async function wholeDefinition({ before, after, language }, name, extractor) {
  const [old, wanted] = await Promise.all([
    definitionsOf(before, language, extractor),
    definitionsOf(after, language, extractor)
  ]);
  const from = old.find((unit) => isNamed(unit, name));
  const to = wanted.find((unit) => from !== void 0 && unitKey(unit) === unitKey(from));
  if (!from || !to) return void 0;
  const lines = before.split("\n");
  const replaced = [...lines.slice(0, from.start - 1), unitText(after, to), ...lines.slice(from.end)].join("\n");
  const got = await definitionsOf(replaced, language, extractor);
  return sameDefinitions({ units: got, text: replaced }, { units: wanted, text: after }) ? unitText(after, to) : void 0;
}
function sameDefinitions(one, other) {
  const texts = ({ units, text }) => units.map((unit) => `${unitKey(unit)}
${unitText(text, unit).trim()}`).sort();
  const [a, b] = [texts(one), texts(other)];
  return a.length === b.length && a.every((text, at) => text === b[at]);
}
function isNamed(unit, name) {
  return unit.qualifiedName === name || unit.name === name;
}
function fenced(language, text) {
  const runs = text.match(/`+/g) ?? [];
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}
${text.endsWith("\n") ? text : `${text}
`}${fence}
`;
}

// src/evaluate/answers/scripted-model.ts
function scriptedModel(script2) {
  const profile = {
    name: script2.name,
    window: 32768,
    windowSource: "configured",
    maxOutputTokens: 4096,
    strength: "weak",
    embedded: true,
    tokenizer: script2.tokenizer
  };
  return {
    profile: async () => profile,
    async complete(request, signal) {
      if (signal?.aborted) throw new TaskError("interrupted", "The scripted answer was interrupted.");
      const text = await script2.answer(request);
      const prompt = request.messages.map((message) => message.content).join("\n");
      return {
        text,
        model: script2.name,
        seconds: 0,
        usage: {
          promptTokens: script2.tokenizer.count(prompt),
          reusedTokens: 0,
          completionTokens: script2.tokenizer.count(text)
        }
      };
    },
    close: async () => {
    }
  };
}

// src/evaluate/bench/bench-run.ts
async function benchRun(request, ports) {
  const sample = await createSample("node", join3(request.folder, "sample"));
  const run = await ports.openRun(sample.directory, join3(request.folder, "run"));
  const model2 = request.isScripted ? scripted(sample, run, ports) : await ports.openModel();
  try {
    const command2 = {
      text: untrusted(sample.task, "task"),
      actor: "local",
      source: "bench",
      authority: { allowed: true }
    };
    const { result } = await runTask(command2, DEFAULT_RUN_SETTINGS, { ...run, model: model2 }, request.signal);
    const whole = { name: "the whole run", value: result.durationSeconds };
    const answers = request.isScripted ? " (a script answers, no model)" : "";
    const name = `${result.model?.name ?? "no model"}${answers}`;
    const { verdict, reason } = result.judgement;
    return {
      missing: verdict === "error" ? [{ name: "later stages", reason }] : [],
      figures: [
        {
          name: "one run",
          value: result.durationSeconds,
          unit: "s",
          baseline: { name: "its tests alone, once", value: result.before?.seconds ?? 0 },
          detail: `${verdict}, ${result.attempts.length} attempts, ${name}, ${result.model?.promptTokens ?? 0} prompt and ${result.model?.completionTokens ?? 0} output tokens`
        },
        ...result.stages.map(({ stage: stage2, seconds }) => ({
          name: `stage ${stage2}`,
          value: seconds,
          unit: "s",
          baseline: whole
        }))
      ]
    };
  } finally {
    await Promise.all([run.close(), model2.close()]);
  }
}
function scripted(sample, { extractor }, { tokenizer }) {
  const { path, content: after } = repairedFile(sample);
  const before = sample.files.find((file) => file.path === path)?.content ?? "";
  const change = { path, language: "javascript", before, after };
  return scriptedModel({
    name: "scripted: fixed",
    tokenizer,
    answer: ({ messages }) => renderAnswer(change, askedForm(messages), extractor)
  });
}

// src/evaluate/bench/describe-machine.ts
import { cpus, freemem, loadavg, release, totalmem, type } from "node:os";
var GIB = 1024 ** 3;
function describeMachine() {
  const cores = cpus().length;
  const load = loadavg().map((value) => Math.round(value * 100) / 100);
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores,
    memoryGiB: Math.round(totalmem() / GIB),
    freeGiB: Math.round(freemem() / GIB),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    load,
    isShared: (load[0] ?? 0) > cores / 2
  };
}

// src/evaluate/bench/run-bench.ts
var BENCH_PARTS = ["index", "allocate", "run", "action"];
async function runBench(options, ports) {
  const machine = describeMachine();
  const folder = await mkdtemp(join4(tmpdir(), "vital-bench-"));
  const figures = [];
  const missing = [];
  try {
    for (const part of options.parts ?? BENCH_PARTS) {
      if (options.signal?.aborted) {
        missing.push({ name: part, reason: "interrupted" });
        continue;
      }
      ports.progress.stage("bench", part);
      const own = join4(folder, part);
      await mkdir3(own);
      const measured = await measure(part, { options, ports, folder: own }).catch(
        (thrown) => ({ figures: [], missing: [{ name: part, reason: explain(thrown) }] })
      );
      figures.push(...measured.figures);
      missing.push(...measured.missing);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const head = { schema: "vital.bench/1", measuredAt: ports.clock.now().toISOString(), machine };
  return { ...head, repository: options.repository, figures, missing };
}
async function measure(part, { options, ports, folder }) {
  switch (part) {
    case "index":
      return measureIndex(options, ports, folder);
    case "allocate":
      return { figures: measureAllocate(ports), missing: [] };
    case "run": {
      const signal = options.signal ? { signal: options.signal } : {};
      return benchRun({ folder, isScripted: options.isScripted, ...signal }, ports);
    }
    case "action":
      return benchAction({ script: options.action, folder, clock: ports.clock });
    default:
      throw new RangeError(`No part ${JSON.stringify(part)}`);
  }
}
async function measureIndex(options, ports, folder) {
  const before = residentNow();
  const run = await ports.openRun(options.repository, folder);
  try {
    const indexed = await benchIndex(run);
    const queries = benchQueries(indexed.index, ports);
    const memory = await benchMemory({ before, textBytes: indexed.index.bytes });
    const figures = await compareWithParsing(indexed, await ports.openParser(), run);
    return { figures: [...figures, ...queries, ...memory.figures], missing: memory.missing };
  } finally {
    await run.close();
  }
}
function measureAllocate(ports) {
  const { rows, slope } = benchAllocate(ports);
  const [first] = rows;
  const linear = (n) => first ? 1e3 * first.seconds * n / first.n : 0;
  return [
    ...rows.map(({ n, seconds }) => ({
      name: `allocate, n = ${n}`,
      value: 1e3 * seconds,
      unit: "ms",
      baseline: { name: "linear from the smallest", value: linear(n) }
    })),
    { name: "allocate, slope in log-log", value: slope, unit: "", baseline: { name: "linear", value: 1 } }
  ];
}

// src/entry/commands/bench-command.ts
function registerBench(program3) {
  const command2 = program3.command("bench").description("Print the figures of this machine, each beside its baseline from the same run.").option("--repo <path>", "the repository to index", ".").addOption(new Option("--part <part>", "only this part").choices([...BENCH_PARTS])).option("--scripted", "a script answers in the whole run, instead of the model").option("--json", "one JSON object on standard output");
  modelOptions(command2).action(async (options) => bench(options));
}
async function bench(options) {
  const { values } = readSettings(
    { model: options.model, "model-file": options.modelFile, "base-url": options.baseUrl, threads: options.threads },
    onCommandLine
  );
  const ports = await openEvaluation(modelRequest(options, values));
  try {
    const action = join5(dirname2(fileURLToPath(import.meta.url)), "action.js");
    const request = {
      repository: options.repo,
      action,
      isScripted: options.scripted === true,
      ...options.part ? { parts: [options.part] } : {}
    };
    const report2 = await untilInterrupted(
      (signal) => runBench({ ...request, signal }, { ...ports, openParser: () => loadParser() })
    );
    process.stdout.write(options.json ? `${JSON.stringify(report2)}
` : renderBench(report2));
  } finally {
    await ports.close();
  }
}

// src/entry/read-task.ts
async function readTask(source) {
  const given = [source.task, source.taskFile, source.issue].filter((value) => value !== void 0).length;
  if (given !== 1) {
    throw new TaskError(
      "bad-input",
      given === 0 ? "No task was given (command line)." : "More than one task was given (command line).",
      {
        hint: "Give exactly one of --task, --task-file and --issue."
      }
    );
  }
  if (source.task !== void 0) return untrusted(source.task, "task");
  if (source.taskFile !== void 0) return untrusted(await readInputFile(source.taskFile, "--task-file"), "task file");
  return untrusted(issueText(await readInputFile(source.issue ?? "", "--issue")), "issue");
}
var Issue = external_exports.object({ title: external_exports.string(), body: external_exports.string().nullish() });
var Saved = external_exports.union([Issue, external_exports.object({ issue: Issue }).transform(({ issue }) => issue)]);
function issueText(saved) {
  let parsed;
  try {
    parsed = JSON.parse(saved);
  } catch (cause) {
    if (!saved.trimStart().startsWith("{")) return saved;
    throw new TaskError("bad-input", `The saved issue begins like JSON and is none (--issue): ${explain(cause)}.`, {
      hint: "Save it again; it may have been cut.",
      cause
    });
  }
  const issue = Saved.safeParse(parsed);
  if (!issue.success) {
    const seen = Array.isArray(parsed) ? "is a list" : "has no title";
    throw new TaskError("bad-input", `The saved issue ${seen} (--issue).`, {
      hint: 'Save one issue, as JSON with "title" and "body" or as plain text.'
    });
  }
  return `${issue.data.title}

${issue.data.body ?? ""}`.trimEnd();
}

// src/entry/commands/context-command.ts
function registerContext(program3) {
  program3.command("context").description(
    "Show what the model would see: the allocated context, with reasons and the best rejected candidates. No tests are run; run --dry-run shows what failing ones add."
  ).option("--repo <path>", "the repository", ".").option("--task <text>", "what should change").option("--task-file <file>", "the same from a file").option("--issue <file>", "a saved issue: JSON with title and body, or text").option("--ref <ref>", "commit to look at (default: HEAD)").option("--budget <tokens>", "evidence tokens (default: 4096)").option("--mode <mode>", "how evidence shares the budget: paper, product, fill (default: paper)").addOption(new Option("--select <rule>", "how objects are chosen").choices([...SELECTIONS]).default("vital")).option("--json", "one JSON object on standard output").option("--prompt", "only the context itself, as it stands in the prompt").action(async (options) => showContext(options));
}
async function showContext(options) {
  const { values } = readSettings({ "token-budget": options.budget, "allocation-mode": options.mode }, onCommandLine);
  const text = await readTask(options);
  const reading = await openReading(options.repo);
  try {
    const command2 = { text, actor: "local", source: "command line", authority: { allowed: true } };
    const task = await freezeTask({ ...command2, ...options.ref ? { ref: options.ref } : {} }, reading.git);
    const index = await indexRepository(task.commit, reading);
    if (index.files.length === 0) {
      throw new TaskError("empty-tree", `Commit ${task.commit} holds no text file that could be evidence.`, {
        hint: "Name another commit with --ref."
      });
    }
    const { skipped } = index;
    if (skipped.length > 0)
      reading.progress.note(`Not indexed: ${formatMany(skipped.length, "file")} (${skippedByReason(skipped)}).`);
    const evidence = gatherEvidence(task, index, void 0);
    const context = allocate(evidence, evidence.retrieval.views, {
      tokenizer: reading.tokenizer,
      budget: values["token-budget"] ?? 4096,
      mode: values["allocation-mode"] ?? "paper",
      select: options.select
    });
    for (const note of budgetNotes(context)) reading.progress.note(note);
    if (options.json) process.stdout.write(`${JSON.stringify(renderContextJson(context, task.commit))}
`);
    else process.stdout.write(options.prompt ? `${context.text}
` : renderContextText(context));
  } finally {
    await reading.close();
  }
}

// src/entry/examine.ts
async function examine(repository, request) {
  return [
    node(),
    ...await attempt("git", "Install git 2.34 or later, and run vital inside a repository.", () => git(repository)),
    ...await attempt("sandbox", "Install bubblewrap for strong isolation.", sandbox),
    ...await attempt("model", "Check --base-url and --model, or run: vital model fetch", () => model(request))
  ];
}
async function attempt(what, advice, look) {
  return look().catch((thrown) => {
    if (isTaskError(thrown) && thrown.hint) return [{ what, ok: false, detail: thrown.message, advice: thrown.hint }];
    return [{ what, ok: false, detail: explain(thrown), advice }];
  });
}
function node() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const ok = major > 20 || major === 20 && minor >= 19;
  return { what: "node", ok, detail: process.versions.node, ...ok ? {} : { advice: "Install Node 20.19 or later." } };
}
async function git(path) {
  const repository = await openRepository(path);
  const commit = await repository.resolve();
  const entries = await repository.listTree(commit);
  const directory = await folderInside(repository.root, path);
  const worktree = await repository.createWorktree(commit);
  try {
    const { command: command2 } = findTests(worktree.directory, entries, directory ? { directory } : {});
    return [
      {
        what: "git",
        ok: true,
        detail: `${await repository.version()}, ${repository.root} at ${commit}, ${entries.length} files`
      },
      command2 ? testCommand(command2) : { what: "test command", ok: false, detail: "none was found", advice: "Name one with --test-command." }
    ];
  } finally {
    await worktree.dispose();
  }
}
function testCommand({ argv: [program3 = ""], display, reason }) {
  const found = { what: "test command", detail: `${display} (${reason})` };
  if (program3.includes("/") || findProgram(program3)) return { ...found, ok: true };
  const detail = `${found.detail}: ${JSON.stringify(program3)} is not a program on the search path`;
  return { ...found, ok: false, detail, advice: "Install it, or name another command with --test-command." };
}
async function sandbox() {
  const { isolation, close } = await openSandbox();
  await close();
  const strong = isolation.level === "strong";
  const advice = strong ? {} : { advice: "Install bubblewrap, or allow user namespaces, for strong isolation." };
  return [
    { what: "sandbox", ok: true, detail: `${isolation.backend}, ${isolation.level}: ${isolation.detail}`, ...advice }
  ];
}
async function model(request) {
  const opened = await openModel(request, stderrProgress());
  try {
    const profile = await opened.profile();
    const asked = performance.now();
    let first;
    const answer = await opened.complete({
      messages: [{ role: "user", content: "Write the numbers from 1 to 20 in one line." }],
      maxOutputTokens: 80,
      temperature: 0,
      seed: 1,
      onProgress: ({ phase }) => {
        if (phase === "output") first ??= performance.now();
      }
    });
    const line = JSON.stringify(answer.text.trim().slice(0, 80));
    return [
      {
        what: "model",
        ok: true,
        detail: `${answer.model}, window ${profile.window} (${profile.windowSource}), tokenizer ${profile.tokenizer.name}`,
        ...profile.windowSource === "assumed" ? { advice: "The server does not tell its window: say it with --window." } : {}
      },
      {
        what: "completion",
        ok: true,
        detail: `${line}: ${describeSpeed(answer.usage.completionTokens, { asked, first, ended: performance.now() })}`
      }
    ];
  } finally {
    await opened.close();
  }
}
function describeSpeed(tokens, { asked, first, ended }) {
  const seconds = (from, to) => Math.max((to - from) / 1e3, 1e-3);
  if (first === void 0) return `${tokens} tokens in ${seconds(asked, ended).toFixed(1)} s`;
  const rate = (tokens / seconds(first, ended)).toFixed(1);
  return `${tokens} tokens, the first after ${seconds(asked, first).toFixed(1)} s, then ${rate} tokens/s`;
}

// src/entry/exit-codes.ts
var EXIT_CODES = {
  pass: 0,
  fail: 1,
  "no-tests": 3,
  "no-change": 4,
  unstable: 5,
  error: 6
};
var EXIT_BAD_INPUT = 2;
var EXIT_TIME_LIMIT = 7;
var EXIT_INTERRUPTED = 130;
var BAD_INPUT = [
  "bad-input",
  "bad-path",
  "not-a-repository",
  "unborn-branch",
  "unknown-ref",
  "empty-tree",
  "dirty-tree",
  "not-built"
];
function exitCodeOf(result, dryRun) {
  if (result.error?.code === "interrupted") return EXIT_INTERRUPTED;
  if (result.error?.code === "time-limit") return EXIT_TIME_LIMIT;
  if (result.error && BAD_INPUT.includes(result.error.code)) return EXIT_BAD_INPUT;
  if (dryRun && !result.error && result.judgement.verdict === "no-change") return 0;
  return EXIT_CODES[result.judgement.verdict];
}
function exitCodeOfThrown(thrown) {
  if (isTaskError(thrown, "interrupted")) return EXIT_INTERRUPTED;
  return isTaskError(thrown, ...BAD_INPUT) ? EXIT_BAD_INPUT : EXIT_CODES.error;
}

// src/entry/commands/doctor-command.ts
function registerDoctor(program3) {
  const command2 = program3.command("doctor").description("Check git, Node, model, sandbox and test command, and say for each what to do.").option("--repo <path>", "the repository", ".").option("--json", "one JSON object on standard output");
  modelOptions(command2).action(async (options) => {
    const { values } = readSettings(modelSettings(options), onCommandLine);
    const findings = await examine(options.repo, modelRequest(options, values));
    const ok = findings.every((finding) => finding.ok);
    const lines = findings.map(
      ({ ok: good, what, detail, advice }) => `${good ? "ok  " : "FAIL"} ${what}: ${detail}${advice ? `
     ${advice}` : ""}
`
    );
    process.stdout.write(
      options.json ? `${JSON.stringify({ schema: "vital.doctor/1", ok, findings })}
` : lines.join("")
    );
    if (!ok) process.exitCode = EXIT_CODES.error;
  });
}

// src/evaluate/answers/answer-kind.ts
var ANSWER_KINDS = ["model", "fixed", "bug", "wrong"];

// src/evaluate/evaluate-bugs.ts
import { existsSync as existsSync4, readFileSync } from "node:fs";
import { join as join10 } from "node:path";

// src/evaluate/answers/break-definition.ts
var STOP = {
  python: "raise RuntimeError('wrong on purpose')",
  javascript: "throw new Error('wrong on purpose');",
  typescript: "throw new Error('wrong on purpose');",
  tsx: "throw new Error('wrong on purpose');",
  java: 'if (true) throw new RuntimeException("wrong on purpose");',
  go: 'panic("wrong on purpose")',
  rust: 'if true { panic!("wrong on purpose"); }'
};
async function breakDefinition(change, extractor) {
  const { before, after, language } = change;
  const [old, repaired] = await Promise.all([
    definitionsOf(before, language, extractor),
    definitionsOf(after, language, extractor)
  ]);
  const touched = outermost(old.filter((unit) => isTouched(unit, repaired, change)));
  const statement = STOP[language];
  if (!touched || !statement || touched.bodyStart <= touched.start) {
    return { ...change, after: `${before.replace(/\n?$/, "\n")}${lineComment(language)} wrong on purpose
` };
  }
  const lines = before.split("\n");
  const at = touched.bodyStart - 1;
  const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
  return { ...change, after: [...lines.slice(0, at), indent + statement, ...lines.slice(at)].join("\n") };
}
function isTouched(unit, repaired, { before, after }) {
  if (unit.kind !== "function" && unit.kind !== "method") return false;
  const same = repaired.find((candidate2) => unitKey(candidate2) === unitKey(unit));
  return same !== void 0 && unitText(after, same).trim() !== unitText(before, unit).trim();
}
function outermost(units) {
  return [...units].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)[0];
}

// src/evaluate/answers/scripted-change.ts
async function scriptedChange(kind, known, extractor) {
  switch (kind) {
    case "fixed":
      return known;
    case "bug":
      return { ...known, after: known.before };
    case "wrong":
      return breakDefinition(known, extractor);
    default:
      throw new RangeError(`No scripted answer ${JSON.stringify(kind)}`);
  }
}

// src/evaluate/compare-expected.ts
function compareExpected(expected, fixed) {
  const wanted = expected.map(squash);
  const seen = fixed.map(squash);
  return {
    missing: expected.filter((_, at) => !seen.some((id) => isSame(id, wanted[at] ?? ""))),
    extra: fixed.filter((_, at) => !wanted.some((id) => isSame(seen[at] ?? "", id)))
  };
}
function squash(id) {
  return id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
function isSame(one, other) {
  return one !== "" && other !== "" && (one.endsWith(other) || other.endsWith(one));
}

// src/evaluate/evaluate-records.ts
import { mkdir as mkdir4, mkdtemp as mkdtemp2, rm as rm2 } from "node:fs/promises";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join6 } from "node:path";

// src/evaluate/evaluation-report.ts
var VERDICTS = ["pass", "fail", "no-tests", "no-change", "unstable", "error"];
function evaluatedTask(record, result) {
  return {
    id: record.id,
    language: record.language,
    verdict: result.judgement.verdict,
    reason: result.judgement.reason,
    fixed: result.comparison?.fixed ?? [],
    broken: result.comparison?.broken ?? [],
    attempts: result.attempts.length,
    tries: result.attempts.map(evaluatedTry),
    promptTokens: result.model?.promptTokens ?? 0,
    reusedTokens: result.model?.reusedTokens ?? 0,
    completionTokens: result.model?.completionTokens ?? 0,
    seconds: rounded(result.durationSeconds)
  };
}
function evaluatedTry({ portfolio, temperature, verdict, ...tokens }) {
  const { promptTokens, reusedTokens, completionTokens } = tokens;
  return { portfolio, temperature, ...verdict ? { verdict } : {}, promptTokens, reusedTokens, completionTokens };
}
function failedTask({ id, language }, reason) {
  const nothing = { attempts: 0, tries: [], promptTokens: 0, reusedTokens: 0, completionTokens: 0, seconds: 0 };
  return { id, language, verdict: "error", reason, fixed: [], broken: [], ...nothing };
}
function evaluationReport(head, tasks) {
  const sum = (of) => tasks.reduce((total, task) => total + of(task), 0);
  const languages = [...new Set(tasks.map((task) => task.language))].sort();
  return {
    ...head,
    n: tasks.length,
    verdicts: countVerdicts(tasks),
    solved: solvedOf(tasks),
    languages: Object.fromEntries(
      languages.map((language) => {
        const own = tasks.filter((task) => task.language === language);
        return [language, { n: own.length, solved: solvedOf(own) }];
      })
    ),
    promptTokens: sum((task) => task.promptTokens),
    completionTokens: sum((task) => task.completionTokens),
    seconds: rounded(sum((task) => task.seconds)),
    tasks
  };
}
function countVerdicts(tasks) {
  const none = { pass: 0, fail: 0, "no-tests": 0, "no-change": 0, unstable: 0, error: 0 };
  for (const verdict of VERDICTS) none[verdict] = tasks.filter((task) => task.verdict === verdict).length;
  return none;
}
function solvedOf(tasks) {
  return tasks.filter((task) => task.verdict === "pass").length;
}
function rounded(seconds) {
  return Math.round(seconds * 1e3) / 1e3;
}

// src/evaluate/evaluate-records.ts
async function evaluateRecords(records, kind, { options, ports }) {
  const model2 = options.answers === "model" ? await ports.openModel() : void 0;
  const tasks = [];
  try {
    const name = model2 ? (await model2.profile(options.signal)).name : `scripted: ${options.answers}`;
    for (const record of records) {
      if (options.signal?.aborted) break;
      ports.progress.stage("eval", `${tasks.length + 1} of ${records.length}: ${record.id}`);
      const task = await evaluateOne(record, kind, { options, ports, model: model2 }).catch(
        (thrown) => kind.describe(record, notEvaluated(record, thrown))
      );
      if (options.signal?.aborted) break;
      tasks.push(task);
      ports.progress.note(`${record.id}: ${task.verdict} (${task.seconds.toFixed(1)} s). ${task.reason}`);
    }
    const head = { schema: kind.schema, answers: options.answers, model: name, seed: seedOf(options) };
    return evaluationReport(tasks.length < records.length ? { ...head, interrupted: true } : head, tasks);
  } finally {
    await model2?.close();
  }
}
async function evaluateOne(record, kind, { options, ports, model: model2 }) {
  const home = options.out ? join6(options.out, folderName(record.id)) : await mkdtemp2(join6(tmpdir2(), "vital-eval-"));
  try {
    if (options.out) await rm2(home, { recursive: true, force: true });
    const repository = join6(home, "repository");
    await mkdir4(repository, { recursive: true });
    await kind.prepare(record, repository);
    const run = await ports.openRun(repository, join6(home, "run"));
    try {
      const answering = model2 ?? script(record, kind, { options, ports, extractor: run.extractor });
      const command2 = {
        text: untrusted(kind.task(record), "task"),
        actor: "local",
        source: `evaluation ${record.id}`,
        authority: { allowed: true }
      };
      const { result } = await runTask(
        command2,
        { ...settingsOf(options), ...kind.settings(record, repository) },
        { ...run, model: answering },
        options.signal
      );
      return kind.describe(record, evaluatedTask(record, result));
    } finally {
      await run.close();
    }
  } finally {
    if (!options.out) await rm2(home, { recursive: true, force: true });
  }
}
function notEvaluated(record, thrown) {
  if (!isTaskError(thrown)) throw thrown;
  return failedTask(record, explain(thrown));
}
function settingsOf(options) {
  const scripted2 = options.answers === "model" ? {} : { attempts: 1, transfer: "off" };
  return { ...DEFAULT_RUN_SETTINGS, ...options.settings, ...scripted2 };
}
function script(record, kind, given) {
  const { answers } = given.options;
  if (answers === "model") throw new RangeError("The model answers for itself.");
  return scriptedModel({
    name: `scripted: ${answers}`,
    tokenizer: given.ports.tokenizer,
    answer: (request) => kind.answer(record, answers, { request, extractor: given.extractor })
  });
}
function seedOf(options) {
  return options.settings?.seed ?? DEFAULT_RUN_SETTINGS.seed;
}
function folderName(id) {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 100);
}

// src/evaluate/java/find-junit.ts
import { existsSync as existsSync2 } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join as join7 } from "node:path";
import { stripVTControlCharacters } from "node:util";
var JUNIT = { coordinates: "junit:junit:4.13.2", jar: "junit/junit/4.13.2/junit-4.13.2.jar" };
var HAMCREST = "org/hamcrest/hamcrest-core/1.3/hamcrest-core-1.3.jar";
var DOWNLOAD_SECONDS = 300;
async function findJunit(given, progress) {
  if (given !== void 0 && given !== "") return checked(given.split(delimiter).filter((jar) => jar !== ""));
  const there = installed();
  if (there) return there;
  progress.stage("junit", `fetching ${JUNIT.coordinates} with Maven`);
  const asked = [
    "-q",
    "-B",
    `-Dmaven.repo.local=${localRepository()}`,
    "dependency:get",
    `-Dartifact=${JUNIT.coordinates}`
  ];
  const fetched = await execa("mvn", asked, {
    reject: false,
    stdin: "ignore",
    timeout: DOWNLOAD_SECONDS * 1e3
  });
  const now = installed();
  if (now) return now;
  const lines = stripVTControlCharacters(`${fetched.stdout ?? ""}
${fetched.stderr ?? ""}`).trim().split("\n");
  throw new TaskError(
    "bad-input",
    `The Java records need JUnit 4, which is not here. Maven said: ${lines.at(-1) || fetched.shortMessage}`,
    {
      hint: "Install the package junit4, or name the jar files with --junit, or leave Java out with --language python.",
      cause: fetched
    }
  );
}
function installed() {
  const local = localRepository();
  const places = [
    ["/usr/share/java/junit4.jar", "/usr/share/java/hamcrest-core.jar"],
    [join7(local, JUNIT.jar), join7(local, HAMCREST)]
  ];
  return places.find((jars) => jars.every((jar) => existsSync2(jar)));
}
function localRepository() {
  return join7(homedir(), ".m2", "repository");
}
function checked(jars) {
  const missing = jars.filter((jar) => !existsSync2(jar));
  if (missing.length === 0) return jars;
  throw new TaskError("bad-input", `--junit names ${missing.join(", ")}, which is not there.`, {
    hint: "Name the jar files of JUnit 4 and Hamcrest, or leave the option out."
  });
}

// src/evaluate/java/junit-in-repository.ts
import { readFile as readFile2 } from "node:fs/promises";
import { basename } from "node:path";
var FOLDER = "lib";
async function junitFiles(jars) {
  return Promise.all(
    jars.map(async (jar) => ({ path: `${FOLDER}/${basename(jar)}`, content: new Uint8Array(await readFile2(jar)) }))
  );
}
function junitClasspath(jars) {
  return jars.map((jar) => `${FOLDER}/${basename(jar)}`).join(":");
}

// src/evaluate/records/repository-fields.ts
var objectName = external_exports.string().regex(/^[0-9a-f]{40}$/, "is not a full commit id");
var repositoryName = external_exports.string().regex(/^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/, "is not owner/name");
var repositoryPath = external_exports.string().transform((raw, context) => {
  const path = tryRepoPath(raw);
  if (path !== void 0) return path;
  context.addIssue({ code: "custom", message: "is not a path inside the repository" });
  return external_exports.NEVER;
});

// src/evaluate/records/bug-record.ts
var BUG_RUNNERS = ["pytest", "tap", "mocha-yargs-parser", "junit4", "go", "cargo"];
var bugRecordSchema = external_exports.object({
  id: external_exports.string().min(1),
  language: external_exports.string().min(1),
  repo: repositoryName,
  buggy_commit: objectName,
  fix_commit: objectName,
  subject: external_exports.string().min(1),
  src_files: external_exports.array(external_exports.string()).min(1),
  test_files: external_exports.array(external_exports.string()),
  runner: external_exports.enum(BUG_RUNNERS),
  fix_patch: external_exports.string().min(1),
  failing_tests: external_exports.array(external_exports.string()).min(1),
  /** Folder of the module, for a runner that needs one. */
  base: external_exports.string().optional(),
  test_classes: external_exports.array(external_exports.string()).optional(),
  /** The tests stand in the source files themselves. */
  inline_tests: external_exports.boolean().optional()
});

// src/evaluate/records/choose-records.ts
function chooseRecords(all, { data, ids, language, limit }) {
  const unknown = (ids ?? []).filter((id) => !all.some((record) => record.id === id));
  if (unknown.length > 0) {
    throw new TaskError("bad-input", `${data} has no record ${unknown.join(", ")}.`, {
      hint: `Known are: ${all.map((record) => record.id).join(", ")}.`
    });
  }
  const wanted = all.filter((record) => !ids || ids.includes(record.id)).filter((record) => !language || record.language === language);
  if (wanted.length > 0) return wanted.slice(0, limit ?? wanted.length);
  throw new TaskError("bad-input", `${data} has no record in ${JSON.stringify(language)}.`, {
    hint: `Its languages are: ${[...new Set(all.map((record) => record.language))].sort().join(", ")}.`
  });
}

// src/evaluate/records/read-record-text.ts
import { readFile as readFile3, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
var LARGEST_TEXT = 256 * 1024 * 1024;
async function readRecordText(path) {
  const found = await stat(path).catch(() => void 0);
  if (!found?.isFile()) {
    throw new TaskError("bad-input", `There is no file ${path}.`, { hint: "Name the record file with --data." });
  }
  if (found.size > LARGEST_TEXT) throw tooLarge(path, `has ${found.size} bytes`);
  const bytes = await readFile3(path);
  return (isGzip(bytes) ? await unpack(path, bytes) : bytes).toString("utf8");
}
function isGzip(bytes) {
  return bytes[0] === 31 && bytes[1] === 139;
}
async function unpack(path, bytes) {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: LARGEST_TEXT });
  } catch (cause) {
    if (codeOf(cause) === "ERR_BUFFER_TOO_LARGE") throw tooLarge(path, "unpacks to more bytes");
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TaskError("bad-input", `${path} cannot be unpacked: ${reason}.`, {
      hint: "Give a whole gzip file, or the plain text.",
      cause
    });
  }
}
function tooLarge(path, seen) {
  return new TaskError("bad-input", `${path} ${seen}, more than ${LARGEST_TEXT}.`, { hint: "Split it." });
}

// src/evaluate/records/read-records.ts
var MOST_PROBLEMS = 20;
async function readRecords(path, schema) {
  const lines = (await readRecordText(path)).split("\n");
  const records = [];
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  lines.forEach((line, at) => {
    if (line.trim() === "") return;
    const number = at + 1;
    const read = readRecord(line, schema);
    if (!read.ok) {
      problems.push(...read.problems.map((problem) => `line ${number}: ${problem}`));
      return;
    }
    const earlier = seen.get(read.record.id);
    if (earlier !== void 0) problems.push(`line ${number}: id ${read.record.id} is used on line ${earlier} too`);
    seen.set(read.record.id, number);
    records.push(read.record);
  });
  if (problems.length > 0) throw badRecords(path, problems);
  if (records.length === 0) throw badRecords(path, ["it holds no record"]);
  return records;
}
function readRecord(line, schema) {
  const value = parseJson(line);
  if (value === void 0) return { ok: false, problems: ["is not JSON"] };
  const checked2 = schema.safeParse(value);
  if (checked2.success) return { ok: true, record: checked2.data };
  return {
    ok: false,
    problems: checked2.error.issues.map((issue) => `${issue.path.join(".") || "record"}: ${issue.message}`)
  };
}
function parseJson(line) {
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
function badRecords(path, problems) {
  const shown3 = problems.slice(0, MOST_PROBLEMS);
  const rest = problems.length - shown3.length;
  return new TaskError(
    "bad-input",
    `${path} cannot be used: ${shown3.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}.`,
    {
      hint: "Each line is one JSON object; mend the lines named, or leave them out."
    }
  );
}

// src/evaluate/repositories/find-repository.ts
import { existsSync as existsSync3, realpathSync } from "node:fs";
import { isAbsolute, join as join8, resolve } from "node:path";
async function findRepository(folder, repo) {
  const path = join8(folder, repo);
  if (!existsSync3(path)) {
    throw new TaskError("bad-input", `There is no repository ${path}.`, {
      hint: `Put a clone of ${repo} or a link to one there, or leave its records out with --ids.`
    });
  }
  const place = realpathSync(path);
  const gitDirectory = existsSync3(join8(place, ".git")) ? join8(place, ".git") : place;
  const objects = await runGit([`--git-dir=${gitDirectory}`, "rev-parse", "--git-path", "objects"], { cwd: place });
  return { gitDirectory, objects: isAbsolute(objects) ? objects : resolve(place, objects) };
}

// src/evaluate/repositories/make-buggy-repository.ts
import { mkdir as mkdir5, writeFile as writeFile3 } from "node:fs/promises";
import { join as join9 } from "node:path";

// src/evaluate/repositories/splice-inline-tests.ts
var TEST_MODULE = /^#\[cfg\(test\)\]\n(?:pub )?mod \w+ \{/m;
function withTestsOf(code, tests) {
  const [cut, from] = [code.search(TEST_MODULE), tests.search(TEST_MODULE)];
  return cut < 0 || from < 0 ? code : code.slice(0, cut) + tests.slice(from);
}

// src/evaluate/repositories/make-buggy-repository.ts
async function makeBuggyRepository(record, source, { directory, extra }) {
  await runGit(["init", "-q", "-b", "main"], { cwd: directory });
  await mkdir5(join9(directory, ".git", "objects", "info"), { recursive: true });
  await writeFile3(join9(directory, ".git", "objects", "info", "alternates"), `${source.objects}
`);
  for (const commit2 of [record.buggy_commit, record.fix_commit]) await requireCommit(commit2, record, directory);
  await runGit(["read-tree", record.fix_commit], { cwd: directory });
  const files = [];
  for (const path of record.src_files) files.push(await takeBuggy(path, record, directory));
  for (const { path, content } of extra) await stage(path, content, { directory, mode: "100644" });
  const tree = await runGit(["write-tree"], { cwd: directory });
  const commit = commitSha(await runGit(["commit-tree", tree, "-m", `Show ${record.id}`], { cwd: directory }));
  await runGit(["update-ref", "refs/heads/main", commit], { cwd: directory });
  await runGit(["checkout-index", "-a", "-q"], { cwd: directory });
  return { commit, files };
}
async function requireCommit(commit, record, directory) {
  const there = await runGit(["cat-file", "-t", commit], { cwd: directory }).catch(() => "");
  if (there === "commit") return;
  throw new TaskError("unknown-ref", `${record.repo} here has no commit ${commit}, which ${record.id} needs.`, {
    hint: "Fetch the whole history of the repository."
  });
}
async function takeBuggy(path, record, directory) {
  const [buggy, after] = [
    await readBlob(record.buggy_commit, path, directory),
    await readBlob(record.fix_commit, path, directory)
  ];
  if (!buggy) {
    await runGit(["update-index", "--force-remove", "--", path], { cwd: directory });
    return { path, before: null, after: after?.text ?? null };
  }
  const before = record.inline_tests && after ? withTestsOf(buggy.text, after.text) : buggy.text;
  await stage(path, before, { directory, mode: buggy.mode });
  return { path, before, after: after?.text ?? null };
}
async function readBlob(commit, path, cwd) {
  const entry = await runGit(["--literal-pathspecs", "ls-tree", "-z", "--full-tree", commit, "--", path], { cwd });
  const found = /^(\d+) blob ([0-9a-f]+)\t/.exec(entry);
  if (!found?.[1] || !found[2]) return void 0;
  const text = await runGit(["cat-file", "blob", found[2]], { cwd, keepLastLineEnd: true });
  return { mode: found[1], text };
}
async function stage(path, content, { directory, mode }) {
  const blob = await runGit(["hash-object", "-w", "--stdin"], { cwd: directory, input: content });
  await runGit(["update-index", "--add", "--cacheinfo", `${mode},${blob},${path}`], { cwd: directory });
}

// src/evaluate/records/quote-command.ts
function quoteCommand(argv) {
  return argv.map(quoteWord).join(" ");
}
function quoteWord(word) {
  return /^[A-Za-z0-9_@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

// src/evaluate/java/java-test-command.ts
function javaTestCommand(jars, commands) {
  return [`export JUNIT_CP=${quoteWord(junitClasspath(jars))}`, ...commands.map(shellPart)].join(" && ");
}
function shellPart(argv) {
  const [shell, flag, line = ""] = argv;
  const isPlain = line.split("&&").every((part) => !/[;|&\n]/.test(part));
  return shell === "sh" && flag === "-c" && argv.length === 3 && isPlain ? line : quoteCommand(argv);
}

// src/evaluate/runners/java-plan.ts
function javaPlan(record, { jars }) {
  const sources = ["main", "test"].map(
    (part) => [...record.base ? [record.base] : [], "src", part, "java"].join("/")
  );
  const compile = `mkdir -p out && javac -nowarn -encoding UTF-8 -d out -cp "$JUNIT_CP" -sourcepath ${quoteWord(sources.join(":"))} ${record.test_files.map(quoteWord).join(" ")}`;
  const run = `java -cp "out:$JUNIT_CP" org.junit.runner.JUnitCore ${(record.test_classes ?? []).map(quoteWord).join(" ")}`;
  return {
    testCommand: javaTestCommand(jars, [
      ["sh", "-c", compile],
      ["sh", "-c", run]
    ])
  };
}

// src/evaluate/runners/node-plan.ts
var TAP_PACKAGES = [
  "tape",
  "es-value-fixtures",
  "for-each",
  "has-bigints",
  "has-override-mistake",
  "has-property-descriptors",
  "has-proto",
  "has-symbols",
  "iconv-lite",
  "mock-property",
  "object-inspect",
  "qs-iconv",
  "safer-buffer"
];
var MOCHA_PACKAGES = [
  "mocha",
  "chai",
  "gts",
  "typescript",
  "@types/chai",
  "@types/mocha",
  "@types/node",
  "rollup",
  "rollup-plugin-cleanup",
  "rollup-plugin-ts",
  "ts-transform-default-export"
];
function tapPlan(record, facts) {
  return {
    testCommand: quoteCommand(["node_modules/.bin/tape", ...record.test_files]),
    ...installCommand(TAP_PACKAGES, facts)
  };
}
function mochaPlan(record, facts) {
  const bundle = facts.read("rollup.config.js") === void 0 ? [] : ["NODE_ENV=test node_modules/.bin/rollup -c"];
  const build = ["node_modules/.bin/tsc -p tsconfig.test.json", ...bundle];
  return {
    testCommand: [...build, quoteCommand(["node_modules/.bin/mocha", ...record.test_files])].join(" && "),
    ...installCommand(MOCHA_PACKAGES, facts)
  };
}
var versions = external_exports.record(external_exports.string(), external_exports.string()).optional();
var manifest = external_exports.object({ dependencies: versions, devDependencies: versions });
var APART = "packages-apart";
function installCommand(wanted, { read }) {
  const { dependencies = {}, devDependencies = {} } = manifest.parse(JSON.parse(read("package.json") ?? "{}"));
  const needed = new Map([
    ...Object.entries(dependencies),
    ...Object.entries(devDependencies).filter(([name]) => wanted.includes(name))
  ]);
  if (needed.size === 0) return {};
  const packages = [...needed].map(([name, version]) => `${name}@${version}`);
  const flags = ["--prefix", APART, "--ignore-scripts", "--no-audit", "--no-fund"];
  const steps = [
    `mkdir ${APART}`,
    quoteCommand(["npm", "install", ...flags, ...packages]),
    `mv ${APART}/node_modules node_modules`,
    `rm -r ${APART}`
  ];
  return { setupCommand: steps.join(" && ") };
}

// src/evaluate/runners/runner-plan.ts
var CARGO_TEST = "RUSTFLAGS='--cap-lints warn' cargo test";
function runnerPlan(record, facts) {
  switch (record.runner) {
    case "pytest":
      return { testCommand: quoteCommand(["python3", "-m", "pytest", ...record.test_files]) };
    case "go":
      return { testCommand: "go test ./...", setupCommand: "go test -run '^$' ./..." };
    case "cargo":
      return { testCommand: `${CARGO_TEST} --lib`, setupCommand: `${CARGO_TEST} --lib --no-run` };
    case "tap":
      return tapPlan(record, facts);
    case "mocha-yargs-parser":
      return mochaPlan(record, facts);
    case "junit4":
      return javaPlan(record, facts);
    default:
      throw new RangeError(`No runner ${JSON.stringify(record.runner)}`);
  }
}

// src/evaluate/evaluate-bugs.ts
async function evaluateBugs(options, ports) {
  const records = chooseRecords(await readRecords(options.data, bugRecordSchema), options);
  const sources = new Map(
    await Promise.all(records.map(async ({ repo }) => [repo, await findRepository(options.git, repo)]))
  );
  const jars = records.some((record) => record.runner === "junit4") ? await findJunit(options.junitClasspath, ports.progress) : [];
  const made = /* @__PURE__ */ new Map();
  const kind = {
    schema: "vital.eval.bugs/1",
    async prepare(record, directory) {
      const source = sources.get(record.repo);
      if (!source) throw new RangeError(`${record.repo} was not looked for.`);
      const extra = record.runner === "junit4" ? await junitFiles(jars) : [];
      made.set(record.id, await makeBuggyRepository(record, source, { directory, extra }));
    },
    task: (record) => record.subject,
    settings: (record, directory) => ({
      ...runnerPlan(record, { jars, read: (path) => readIfThere(join10(directory, path)) }),
      testTimeoutSeconds: 900,
      setupTimeoutSeconds: 1800
    }),
    answer: (record, answers, { extractor }) => answerBug(record, answers, { made: made.get(record.id), extractor }),
    describe: (record, task) => ({
      ...task,
      expected: record.failing_tests,
      difference: compareExpected(record.failing_tests, task.fixed)
    })
  };
  return evaluateRecords(records, kind, { options, ports });
}
async function answerBug(record, answers, { made, extractor }) {
  if (answers === "fixed" && !record.inline_tests) return `\`\`\`diff
${record.fix_patch}
\`\`\`
`;
  const known = (made?.files ?? []).flatMap((file) => {
    const { path, before, after } = file;
    if (before === null || after === null || before === after) return [];
    return [{ path, before, after, language: languageOf(path) }];
  });
  const changes = await Promise.all(known.map((change) => scriptedChange(answers, change, extractor)));
  return diffAnswer(changes);
}
function readIfThere(path) {
  return existsSync4(path) ? readFileSync(path, "utf8") : void 0;
}

// src/evaluate/records/quixbugs-record.ts
var command = external_exports.array(external_exports.string()).min(1);
var quixbugsRecordSchema = external_exports.object({
  id: external_exports.string().min(1),
  language: external_exports.string().min(1),
  program: external_exports.string().min(1),
  /** Path to text. A list of pairs, since the paths are somebody else's names. */
  files: external_exports.record(external_exports.string(), external_exports.string()).transform((files) => Object.entries(files)),
  buggy_file: external_exports.string().min(1),
  fixed_content: external_exports.string().min(1),
  build_command: command.optional(),
  test_command: command,
  timeout_s: external_exports.number().positive()
}).refine((record) => record.files.some(([path]) => path === record.buggy_file), {
  path: ["buggy_file"],
  message: "is not one of the files"
});
function buggyText(record) {
  return record.files.find(([path]) => path === record.buggy_file)?.[1] ?? "";
}

// src/evaluate/evaluate-quixbugs.ts
async function evaluateQuixbugs(options, ports) {
  const all = await readRecords(options.data, quixbugsRecordSchema);
  const records = chooseRecords(all, options);
  const jars = records.some((record) => record.language === "java") ? await findJunit(options.junitClasspath, ports.progress) : [];
  const kind = {
    schema: "vital.eval.quixbugs/1",
    prepare: async (record, directory) => {
      const sources = record.files.map(([path, content]) => ({ path, content }));
      const tools = record.language === "java" ? await junitFiles(jars) : [];
      await makeRepository(directory, [...sources, ...tools], `Add ${record.program}`);
    },
    task: taskText,
    settings: (record) => ({ testCommand: testCommand2(record, jars), testTimeoutSeconds: record.timeout_s }),
    answer: async (record, answers, { request, extractor }) => {
      const change = await scriptedChange(answers, knownRepair(record), extractor);
      return renderAnswer(change, askedForm(request.messages), extractor);
    },
    describe: (_record, task) => task
  };
  return evaluateRecords(records, kind, { options, ports });
}
function testCommand2(record, jars) {
  if (record.language !== "java") return quoteCommand(record.test_command);
  return javaTestCommand(
    jars,
    record.build_command ? [record.build_command, record.test_command] : [record.test_command]
  );
}
function taskText(record) {
  return `The function \`${record.program}\` in ${record.buggy_file} has a bug: its tests fail. Find the bug and repair it.`;
}
function knownRepair(record) {
  const language = languageOf(record.buggy_file);
  return {
    path: record.buggy_file,
    language,
    before: buggyText(record),
    after: record.fixed_content
  };
}

// src/evaluate/evaluate-companions.ts
import { join as join11 } from "node:path";
import { setImmediate } from "node:timers/promises";

// src/evaluate/companions/hide-body.ts
function hideBody(index, { file: path, entry_point: name }) {
  const file = index.files.find((one) => one.path === path);
  const focal = file?.units.filter((unit) => isFunction(unit) && (unit.name === name || unit.qualifiedName === name));
  const asked = focal?.find((unit) => unit.doc !== "") ?? focal?.[0];
  if (!file || !focal || !asked) return void 0;
  const open = focal.reduce(withoutBody, file);
  const files = index.files.map((one) => one === file ? open : one);
  return {
    index: { ...index, files, byPath: new Map(files.map((one) => [one.path, one])) },
    query: `${asked.signature}
${asked.doc}`,
    focal: open.units.filter((unit) => focal.some((one) => one.startOffset === unit.startOffset))
  };
}
function isFunction({ kind }) {
  return kind === "function" || kind === "method";
}
function withoutBody(file, unit) {
  const { startOffset, endOffset, bodyStart } = unit;
  const from = Math.max(startOffset, lineStartsOf(file.text)[bodyStart - 1] ?? file.text.length);
  const blank = file.text.slice(from, endOffset).replaceAll(/[^\n]/g, " ");
  const isInside = (other) => other.startOffset >= startOffset && other.endOffset <= endOffset && !isSame2(other, unit);
  return {
    ...file,
    text: file.text.slice(0, from) + blank + file.text.slice(endOffset),
    units: file.units.filter((other) => !isInside(other)).map((other) => isSame2(other, unit) ? { ...other, calls: [] } : other)
  };
}
function isSame2(a, b) {
  return a.startOffset === b.startOffset && a.endOffset === b.endOffset && a.kind === b.kind;
}

// src/evaluate/companions/pools.ts
var POOLS = ["all", "best-50", "best-20", "best-10", "import-closure", "imported", "cross-file"];
var BEST = { "best-50": 50, "best-20": 20, "best-10": 10 };
function poolSize(pool) {
  return BEST[pool];
}
function poolViews(views, pool, near) {
  const isOwn = ({ path }) => path === near.path;
  const isImported = ({ object }) => object !== void 0 && near.imported.has(object);
  switch (pool) {
    case "import-closure":
      return views.filter(({ path }) => near.closure.has(path));
    case "imported":
      return views.filter((view) => isOwn(view) || isImported(view));
    case "cross-file":
      return views.filter((view) => !isOwn(view) && isImported(view));
    default:
      return views;
  }
}
function nearFile(index, path) {
  const { table, imports } = index;
  const own = table.fileNumber.get(path);
  const reached = new Set(own === void 0 ? [] : [own]);
  for (const file of reached) {
    for (const { files } of imports[file]?.bindings ?? []) for (const next of files) reached.add(next);
  }
  const imported = own === void 0 ? [] : importedUnits(index, own);
  return {
    path,
    closure: new Set([...reached].map((file) => table.files[file]?.path ?? "")),
    imported: new Set(imported.flatMap((unit) => table.units[unit] ?? []).map(objectId))
  };
}

// src/evaluate/companions/settings.ts
var KEYS = ["symbol", "paper"];
var STOP_SHARES = [0, STOP_SHARE, 0.02, 0.05, 0.1];
var PRODUCT_RULE = {
  terms: "identifiers",
  key: "symbol",
  stopShare: STOP_SHARE,
  pool: "all"
};
var COMPANION_SETTINGS = TERM_KINDS.flatMap(
  (terms) => KEYS.flatMap(
    (key) => POOLS.flatMap((pool) => STOP_SHARES.map((stopShare) => ({ terms, key, stopShare, pool })))
  )
);
function isProductRule(setting) {
  return Object.keys(PRODUCT_RULE).every(
    (name) => setting[name] === PRODUCT_RULE[name]
  );
}

// src/evaluate/companions/measure-task.ts
function measureTask(task, path) {
  const index = buildRetrievalIndex(task.index);
  const retrieval = retrieveViews({ text: task.query, failures: [] }, index);
  const views = withoutFocal(retrieval.views, task, path);
  const near = nearFile(index, path);
  const contestOf = remember(
    ({ pool, key }) => `${pool} ${key}`,
    ({ pool, key }) => {
      const candidates = quotientViews(poolViews(views, pool, near), key).slice(0, poolSize(pool));
      return { candidates, ungated: companionOf(candidates, void 0) !== void 0 };
    }
  );
  const gateOf = remember(
    ({ terms, stopShare }) => `${terms} ${stopShare}`,
    (setting) => gateFor(setting, task.query, index)
  );
  let shared2 = [];
  const outcomes = COMPANION_SETTINGS.map((setting) => {
    const { candidates, ungated } = contestOf(setting);
    const gate = gateOf(setting);
    const companion = companionOf(candidates, gate);
    if (companion && isProductRule(setting)) shared2 = gate(companion);
    return { eligible: companion !== void 0, ungated };
  });
  return { outcomes, shared: shared2 };
}
function remember(keyOf2, make) {
  const made = /* @__PURE__ */ new Map();
  return (setting) => {
    const key = keyOf2(setting);
    const value = made.get(key) ?? make(setting);
    made.set(key, value);
    return value;
  };
}
function withoutFocal(views, { index, focal }, path) {
  const file = index.files.find((one) => one.path === path);
  const own = new Set(file ? focal.map((unit) => objectId({ file, unit })) : []);
  return views.filter(({ object }) => object === void 0 || !own.has(object));
}
function gateFor({ terms, stopShare }, query, index) {
  const stop = stopIdentifiers(index.postings, codeLanguages(index.table), stopShare);
  return companionGate(query, { readTerms: termReader(terms, stop), idf: index.idf });
}
function companionOf(candidates, gate) {
  const last = selectPortfolio(candidates, PAPER_SETTINGS.slots, gate).chosen.at(-1);
  return last?.role === "companion" ? last.candidate : void 0;
}

// src/evaluate/companions/summarise.ts
function companionRows(tasks) {
  const usable = tasks.filter((task) => task.usable);
  return COMPANION_SETTINGS.map((setting, at) => ({ ...setting, ...count(tasks, at), usable: count(usable, at) }));
}
function count(tasks, at) {
  const outcomes = tasks.map(({ outcomes: outcomes2 }) => outcomes2[at]);
  const eligible = outcomes.filter((outcome) => outcome?.eligible).length;
  const ungated = outcomes.filter((outcome) => outcome?.ungated).length;
  return { eligible, rate: tasks.length === 0 ? 0 : Number((eligible / tasks.length).toFixed(4)), ungated };
}
function sharedTermCounts(tasks, most) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const { shared: shared2 } of tasks) {
    for (const term of shared2) {
      const known = counts2.get(term) ?? { tasks: 0, alone: 0 };
      counts2.set(term, { tasks: known.tasks + 1, alone: known.alone + (shared2.length === 1 ? 1 : 0) });
    }
  }
  return [...counts2].map(([term, counted]) => ({ term, ...counted })).sort((a, b) => b.tasks - a.tasks || comparePaths(a.term, b.term)).slice(0, most);
}

// src/evaluate/records/repoexec-record.ts
var repoexecRecordSchema = external_exports.object({
  /** A number as published, text for a task that was not. */
  id: external_exports.union([external_exports.int().min(0), external_exports.string().min(1)]).transform(String),
  repo: repositoryName,
  commit: objectName,
  file: repositoryPath,
  /** Name of the function. */
  entry_point: external_exports.string().min(1),
  /** The reference passes its tests and a broken body fails them. */
  usable: external_exports.boolean()
}).transform((record) => ({ ...record, language: "python" }));

// src/evaluate/evaluate-companions.ts
var TERMS_SHOWN = 20;
async function evaluateCompanions(options, ports) {
  const records = chooseRecords(await readRecords(options.data, repoexecRecordSchema), options);
  const measured = [];
  const leftOut = /* @__PURE__ */ new Map();
  const isDone = () => measured.length + leftOut.size === records.length;
  for (const tasks of byTree(records)) {
    if (options.signal?.aborted) break;
    const index = await indexTree(tasks, options.git, ports);
    for (const record of tasks) {
      await setImmediate();
      if (options.signal?.aborted) break;
      const task = typeof index === "string" ? void 0 : hideBody(index, record);
      if (task) measured.push({ ...measureTask(task, record.file), usable: record.usable });
      else
        leftOut.set(record.id, typeof index === "string" ? index : `${record.file} defines no ${record.entry_point}`);
      const done = measured.length + leftOut.size;
      ports.progress.update({ stage: "eval", detail: record.id, done, total: records.length, unit: "tasks" });
    }
  }
  const [missing] = leftOut.values();
  if (missing !== void 0 && leftOut.size === records.length) {
    throw new TaskError(
      "bad-input",
      `None of the ${records.length} tasks could be measured; of the first, ${missing}.`,
      {
        hint: "Name with --git the folder in which owner/name is a git directory or a link to one."
      }
    );
  }
  return {
    schema: "vital.eval.companions/1",
    n: measured.length,
    usable: measured.filter(({ usable }) => usable).length,
    ...isDone() ? {} : { interrupted: true },
    slots: PAPER_SETTINGS.slots,
    leftOut: records.flatMap(({ id }) => {
      const why = leftOut.get(id);
      return why === void 0 ? [] : [{ id, why }];
    }),
    rows: companionRows(measured),
    sharedTerms: sharedTermCounts(measured, TERMS_SHOWN)
  };
}
function byTree(records) {
  const trees = /* @__PURE__ */ new Map();
  for (const record of records) {
    const tree = `${record.repo} ${record.commit}`;
    const known = trees.get(tree);
    if (known) known.push(record);
    else trees.set(tree, [record]);
  }
  return [...trees.values()];
}
async function indexTree([{ repo, commit }], folder, { extractor, progress, openRepository: openRepository2 }) {
  let found;
  try {
    const git2 = await openRepository2(join11(folder, repo));
    found = { git: git2, commit: await git2.resolve(commit) };
  } catch (thrown) {
    if (!isTaskError(thrown)) throw thrown;
    if (thrown.code === "not-a-repository") return `there is no repository ${repo}`;
    if (thrown.code === "unknown-ref") return `${repo} has no commit ${commit}`;
    throw thrown;
  }
  return indexRepository(found.commit, { git: found.git, extractor, progress });
}

// src/entry/commands/print-report.ts
function printReport(report2) {
  process.stdout.write(`${JSON.stringify(report2)}
`);
  if (report2.interrupted) process.exitCode = EXIT_INTERRUPTED;
}

// src/entry/commands/record-options.ts
function recordOptions(command2) {
  return command2.requiredOption("--data <file>", "the records, one JSON object a line, plain or gzipped").option("--ids <ids>", "only these, separated by commas").option("--language <language>", "only this language").option("--limit <number>", "at most so many").option("--json", "accepted for symmetry: the output is JSON always");
}
function recordChoice({ data, ids, language, limit }) {
  return {
    data,
    ...ids ? { ids: ids.split(",") } : {},
    ...language ? { language } : {},
    ...limit === void 0 ? {} : { limit: readCount(limit, "limit") }
  };
}
function readCount(written, option) {
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written);
  throw new TaskError(
    "bad-input",
    `${option} must be a whole number above 0, got ${JSON.stringify(written)} (command line, --${option}).`
  );
}

// src/entry/commands/eval-companions-command.ts
function registerCompanions(evaluation) {
  const command2 = evaluation.command("companions").description("how often the companion rule finds a companion, on RepoExec tasks; asks no model");
  recordOptions(command2).requiredOption("--git <folder>", "folder in which owner/name is a git directory or a link to one").action(async (options) => evaluate(options));
}
async function evaluate(options) {
  const extractor = await openExtractor();
  try {
    const ports = { extractor, progress: stderrProgress(), openRepository };
    const report2 = await untilInterrupted(
      (signal) => evaluateCompanions({ ...recordChoice(options), git: options.git, signal }, ports)
    );
    printReport(report2);
  } finally {
    await extractor.close();
  }
}

// src/evaluate/evaluate-repobench.ts
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/evaluate/records/repobench-record.ts
var lineNumber2 = external_exports.int().min(1);
var candidate = external_exports.object({
  identifier: external_exports.string().min(1),
  path: repositoryPath,
  snippet: external_exports.string().min(1),
  start_line: lineNumber2,
  end_line: lineNumber2,
  /** The snippet ends before the definition does. */
  truncated: external_exports.boolean().optional()
}).refine(({ start_line, end_line }) => start_line <= end_line, {
  path: ["end_line"],
  message: "lies before start_line"
});
var repobenchRecordSchema = external_exports.object({
  id: external_exports.string().min(1),
  language: external_exports.enum(["python", "java"]),
  import_statement: external_exports.string(),
  /** The file before the target line; its beginning may be cut off. */
  cropped_code: external_exports.string(),
  context: external_exports.array(candidate).min(1),
  gold_snippet_index: external_exports.int().min(0)
}).refine(({ context, gold_snippet_index: gold }) => gold < context.length, {
  path: ["gold_snippet_index"],
  message: "is not in context"
});

// src/evaluate/repobench/gold-text.ts
function normaliseLines(text) {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const from = lines.findIndex((line) => line !== "");
  if (from < 0) return [];
  return withoutIndent(lines.slice(from, lines.findLastIndex((line) => line !== "") + 1));
}
function standsIn(gold, rendering) {
  if (gold.length === 0) return false;
  const lines = rendering.split(/\r?\n/).map((line) => line.trimEnd());
  const first = gold[0]?.trimStart();
  for (let at = 0; at + gold.length <= lines.length; at++) {
    if (lines[at]?.trimStart() !== first) continue;
    const run = withoutIndent(lines.slice(at, at + gold.length));
    if (run.every((line, index) => line === gold[index])) return true;
  }
  return false;
}
function withoutIndent(lines) {
  const indents = lines.filter((line) => line !== "").map((line) => line.length - line.trimStart().length);
  const common = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(common));
}

// src/evaluate/repobench/rank-pool.ts
var REPOBENCH_VIEWS = ["body", "body-slice", "signature", "import"];
function rankPool({ pool, imports, query, language }) {
  const table = tabulateUnits({ files: pool.map(asFile) });
  const postings = buildPostings(table);
  const tokenise = createNameTokeniser();
  const keywords = keywordsOf(language);
  const words = tokeniseCode(query, tokenise).filter((word) => !keywords.has(word));
  const terms = chooseTerms(postings, new Map(words.map((word) => [word, 1])));
  const evidenceOf = evidenceReader(postings, terms);
  const weigh = wordWeigher(terms, tokenise);
  let inputRank = 0;
  return pool.map((item, at) => {
    const { path, name } = item.definition;
    const drafts = draftViews(item, imports[at]);
    const evidence = evidenceOf(table.unitNumber.get(item.unit) ?? -1);
    const scores = scoreViews(drafts, { score: evidence.score, evidence, evidenceOf, weigh });
    const reason = evidence.score > 0 ? `words: ${evidence.terms.join(", ")}` : "no common word";
    return drafts.map(({ kind, start, end, text }, position) => {
      return { path, name, kind, start, end, text, score: scores[position] ?? 0, inputRank: inputRank++, reason };
    });
  });
}
function draftViews({ definition }, statement) {
  const { start, end, bodyStart, signature, lines } = definition;
  const textOf = (from, to) => lines.slice(from - start, to - start + 1).join("\n");
  const drafts = [{ kind: "body", start, end, text: textOf(start, end) }];
  for (const slice of sliceBody({ start, end })) {
    drafts.push({ kind: "body-slice", ...slice, text: textOf(slice.start, slice.end) });
  }
  if (signature !== "") {
    drafts.push({ kind: "signature", start, end: Math.max(start, Math.min(bodyStart - 1, end)), text: signature });
  }
  if (statement !== void 0) drafts.push({ kind: "import", start, end, text: statement });
  return drafts;
}
function asFile({ definition: { path, language, lines }, unit }) {
  return {
    path,
    language,
    text: lines.join("\n"),
    lines: lines.length,
    units: [unit],
    imports: [],
    blob: "",
    syntaxErrors: 0,
    isTestFile: false,
    isSecondary: false
  };
}

// src/evaluate/repobench/rows.ts
var OTHERS = SELECTIONS.filter((select) => select !== "vital");
var BUDGETS = [1024, 2048, 4096, 8192];
function mainRows(budget) {
  return [
    ...OTHERS.map((select) => ({ select, mode: "paper", key: "paper", budget })),
    ...vitalRows(budget),
    { select: "vital", mode: "paper", key: "symbol", budget }
  ];
}
function budgetRows() {
  return BUDGETS.flatMap((budget) => [
    { select: "no-rendering", mode: "paper", key: "paper", budget },
    ...vitalRows(budget)
  ]);
}
function vitalRows(budget) {
  return ALLOCATION_MODES.map((mode) => ({ select: "vital", mode, key: "paper", budget }));
}
function rowKey({ select, mode, key, budget }) {
  return `${select} ${mode} ${key} ${budget}`;
}

// src/evaluate/repobench/split-imports.ts
function splitImports(code, language) {
  const lines = code.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  const imports = [];
  const rest = [];
  for (let at = 0; at < lines.length; ) {
    const length = importLength(lines, at, language);
    if (length > 0) imports.push(lines.slice(at, at + length).join("\n"));
    else rest.push(lines[at] ?? "");
    at += Math.max(1, length);
  }
  return { imports, rest };
}
function queryOf(code, language, lines) {
  return splitImports(code, language).rest.slice(-lines).join("\n");
}
function importOf(name, imports, language) {
  return imports.find((statement) => namesBroughtIn(statement, language).includes(name));
}
function importLength(lines, at, language) {
  const line = lines[at] ?? "";
  if (language === "java") return /^\s*import\s[\w$.*\s]+;/.test(line) ? 1 : 0;
  if (!/^\s*(?:import\s+[\w.]|from\s+[\w.]+\s+import\b)/.test(line)) return 0;
  const isOpen = line.includes("(") ? (last) => !last.includes(")") : (last) => last.trimEnd().endsWith("\\");
  let length = 1;
  while (isOpen(lines[at + length - 1] ?? "") && at + length < lines.length) length++;
  return length;
}
function namesBroughtIn(statement, language) {
  const names = language === "java" ? /\.\s*([\w$]+)\s*;/.exec(statement) : /^\s*from\b.*?\bimport\b([\s\S]*)/.exec(statement);
  return names?.[1]?.match(/[\p{L}\p{N}_$]+/gu) ?? [];
}

// src/evaluate/repobench/measure-record.ts
async function measureRecord(record, rows, { tokenizer, readPoolItem, queryLines }) {
  const { language, context, gold_snippet_index: at } = record;
  const pool = await Promise.all(context.map(readPoolItem));
  const { imports } = splitImports(record.import_statement, language);
  const query = queryOf(record.cropped_code, language, queryLines);
  const statements = context.map(({ identifier }) => importOf(identifier, imports, language));
  const ranked = rankPool({ pool, imports: statements, query, language });
  const definitions = new Map(
    ranked.flatMap((own, item) => own.map((view) => [view, pool[item]?.definition]))
  );
  const tools = {
    tokenizer,
    resolve: (view) => definitions.get(view),
    ...identifierStatistics(ranked.flatMap((own) => own.slice(0, 1)))
  };
  const gold = goldOf(record);
  const allocate2 = (views2, row) => judge(allocateContext(views2, query, { ...PAPER_SETTINGS, ...row }, tools), gold);
  const views = ranked.flat();
  const goldViews = ranked[at] ?? [];
  return {
    language,
    pool: pool.length,
    truncated: context[at]?.truncated === true,
    fitsCap: allocate2(goldViews, { budget: PAPER_SETTINGS.objectCap }).survived,
    matched: goldViews.some(({ score }) => score > 0),
    outcomes: new Map(rows.map((row) => [rowKey(row), allocate2(views, row)]))
  };
}
function goldOf({ context, gold_snippet_index: at }) {
  const labelled = context[at];
  if (labelled === void 0)
    throw new RangeError(`There is no candidate ${at}, which the schema should have refused.`);
  const { path, identifier: name, start_line: start, snippet } = labelled;
  return { key: keyOf({ path, name, start }), lines: normaliseLines(snippet) };
}
function keyOf(object) {
  return objectKey(object, PAPER_SETTINGS.key);
}
function judge({ portfolio, used }, gold) {
  const keys = portfolio.map(keyOf);
  const firstFive = new Set(keys.slice(0, PAPER_SETTINGS.slots));
  return {
    selected: firstFive.has(gold.key),
    authorities: firstFive.size,
    survived: portfolio.some(({ text }, slot) => keys[slot] === gold.key && standsIn(gold.lines, text)),
    companion: portfolio.some(({ role }) => role === "companion"),
    positions: portfolio.length,
    tokens: used
  };
}

// src/evaluate/repobench/read-pool.ts
function poolReader(extractor) {
  const headers = /* @__PURE__ */ new Map();
  return async (candidate2) => {
    const { path, identifier, snippet } = candidate2;
    const lines = linesOf(snippet);
    const text = lines.join("\n");
    const language = languageOf(path, lines[0]);
    const key = `${language}\0${identifier}\0${text}`;
    const header = headers.get(key) ?? readHeader(extractor, { language, lines, text }, identifier);
    headers.set(key, header);
    return poolItem(candidate2, { language, lines, text }, await header ?? firstLine(lines));
  };
}
function poolItem({ path, identifier: name, start_line: start }, { language, lines, text }, { kind, bodyStart, signature, doc }) {
  const unit = {
    name,
    qualifiedName: name,
    kind,
    ordinal: 0,
    start: 1,
    end: lines.length,
    startOffset: 0,
    endOffset: text.length,
    bodyStart,
    signature,
    doc,
    calls: [],
    bases: [],
    isTest: false
  };
  const place = { start, end: start + lines.length - 1, bodyStart: start + bodyStart - 1 };
  return { unit, definition: { path, name, kind, language, ...place, signature, lines } };
}
async function readHeader(extractor, { language, text }, identifier) {
  if (language === "text") return void 0;
  const extraction = await extractor.extract(language, text);
  if (!extraction.ok) return void 0;
  return extraction.record.units.find((unit) => foldName(unit.name) === foldName(identifier));
}
function firstLine(lines) {
  return { kind: "constant", bodyStart: Math.min(2, lines.length), signature: (lines[0] ?? "").trim(), doc: "" };
}

// src/evaluate/repobench/estimate.ts
function shareOf(records, holds) {
  const share = meanOf(records, (record) => holds(record) ? 1 : 0);
  return { percent: rounded2(100 * share), error: rounded2(100 * Math.sqrt(share * (1 - share) / records.length)) };
}
function meanOf(records, value) {
  return records.reduce((sum, record) => sum + value(record), 0) / records.length;
}
function rounded2(value) {
  return Math.round(value * 100) / 100;
}

// src/evaluate/repobench/summarise.ts
function summariseGroups(records, budget) {
  const languages = [...new Set(records.map(({ language }) => language))].sort();
  const named2 = ["all", ...languages].flatMap((language) => {
    const own = records.filter((record) => language === "all" || record.language === language);
    const large = own.filter(({ pool }) => pool >= 10);
    return [
      { language, candidates: "any", own },
      { language, candidates: "ten-or-more", own: large }
    ];
  });
  return named2.filter(({ own }) => own.length > 0).map(({ own, ...name }) => ({ ...name, ...summariseGroup(own, budget) }));
}
function summariseGroup(records, budget) {
  return {
    n: records.length,
    pool: rounded2(meanOf(records, ({ pool }) => pool)),
    chance_5: rounded2(100 * meanOf(records, ({ pool }) => Math.min(1, 5 / pool))),
    gold: {
      fits_cap: shareOf(records, ({ fitsCap }) => fitsCap),
      fits_cap_full_definition: shareOf(records, ({ fitsCap, truncated }) => fitsCap && !truncated),
      truncated: shareOf(records, ({ truncated }) => truncated),
      no_common_word: shareOf(records, ({ matched }) => !matched)
    },
    rows: mainRows(budget).map((row) => summariseRow(records, row)),
    budgets: withGains(budgetRows().map((row) => summariseRow(records, row)))
  };
}
function summariseRow(records, row) {
  const key = rowKey(row);
  const outcomes = records.map((record) => ({ ...outcomeOf(record, key), truncated: record.truncated }));
  const recall = shareOf(outcomes, ({ selected }) => selected);
  const survival = shareOf(outcomes, ({ survived }) => survived);
  return {
    ...row,
    recall_5: recall,
    auth_5: rounded2(meanOf(outcomes, ({ authorities }) => authorities)),
    recall_b: survival,
    recall_b_full_definition: shareOf(outcomes, ({ survived, truncated }) => survived && !truncated),
    tokens: rounded2(meanOf(outcomes, ({ tokens }) => tokens)),
    loss_points: rounded2(recall.percent - survival.percent),
    companions: shareOf(outcomes, ({ companion }) => companion),
    positions: rounded2(meanOf(outcomes, ({ positions }) => positions))
  };
}
function withGains(rows) {
  const base = new Map(
    rows.filter(({ select }) => select === "no-rendering").map(({ budget, recall_b }) => [budget, recall_b.percent])
  );
  return rows.map((row) => ({ ...row, gain_points: rounded2(row.recall_b.percent - (base.get(row.budget) ?? 0)) }));
}
function outcomeOf(record, key) {
  const outcome = record.outcomes.get(key);
  if (outcome === void 0) throw new RangeError(`${key} was not measured.`);
  return outcome;
}

// src/evaluate/evaluate-repobench.ts
async function evaluateRepobench(options, ports) {
  const { budget, queryLines, signal } = options;
  const records = chooseRecords(await readRecords(options.data, repobenchRecordSchema), options);
  const rows = [...new Map([...mainRows(budget), ...budgetRows()].map((row) => [rowKey(row), row])).values()];
  const tools = { tokenizer: ports.tokenizer, readPoolItem: poolReader(ports.extractor), queryLines };
  const measured = [];
  ports.progress.stage("eval", `${records.length} records, ${rows.length} allocations each`);
  for (const record of records) {
    await setImmediate2();
    if (signal?.aborted) break;
    measured.push(await measureRecord(record, rows, tools));
    const done = measured.length;
    ports.progress.update({ stage: "eval", detail: record.id, done, total: records.length });
  }
  return {
    schema: "vital.eval.repobench/1",
    n: measured.length,
    ...measured.length < records.length ? { interrupted: true } : {},
    tokenizer: ports.tokenizer.name,
    slots: PAPER_SETTINGS.slots,
    object_cap: PAPER_SETTINGS.objectCap,
    floor: PAPER_SETTINGS.floor,
    budget,
    query_lines: queryLines,
    views: REPOBENCH_VIEWS,
    missing_views: VIEW_KINDS.filter((kind) => !REPOBENCH_VIEWS.some((given) => given === kind) && kind !== "window"),
    groups: summariseGroups(measured, budget)
  };
}

// src/entry/commands/eval-repobench-command.ts
function registerRepobench(evaluation) {
  const command2 = evaluation.command("repobench").description("evidence allocation on cross-file completion records; asks no model");
  recordOptions(command2).option("--budget <tokens>", "evidence tokens of the main table (default: 4096)").option("--query-lines <number>", "lines before the cursor that make the query", "10").action(async (options) => evaluate2(options));
}
async function evaluate2(options) {
  const { values } = readSettings({ "token-budget": options.budget }, onCommandLine);
  const request = {
    ...recordChoice(options),
    budget: values["token-budget"] ?? 4096,
    queryLines: readCount(options.queryLines, "query-lines")
  };
  const extractor = await openExtractor();
  try {
    const ports = { extractor, tokenizer: await openTokenizer("cl100k_base"), progress: stderrProgress() };
    const report2 = await untilInterrupted((signal) => evaluateRepobench({ ...request, signal }, ports));
    printReport(report2);
  } finally {
    await extractor.close();
  }
}

// src/entry/commands/eval-command.ts
function registerEval(program3) {
  const evaluation = program3.command("eval").description("Measure the whole path, or the allocation alone, on recorded tasks; prints one JSON object.");
  shared(evaluation.command("quixbugs").description("one-line bugs, each a tiny repository")).action(
    async (options) => evaluate3(options, "quixbugs")
  );
  shared(evaluation.command("bugs").description("real bugs of public repositories")).requiredOption("--git <folder>", "folder in which owner/name is a git directory or a link to one").action(async (options) => evaluate3(options, "bugs"));
  registerRepobench(evaluation);
  registerCompanions(evaluation);
}
function shared(command2) {
  recordOptions(command2).addOption(new Option("--answers <who>", "who answers").choices([...ANSWER_KINDS]).default("model")).option("--junit <classpath>", "JUnit 4 and Hamcrest jars, for Java records").option("--mode <mode>", "how evidence shares the budget: paper, product, fill").option("--attempts <number>", "tries in all").option("--budget <tokens>", "evidence tokens").option("--transfer <when>", "when the alternative program is written: on, on-failure, off").option("--seed <number>", "seed of the sampler").option("--out <folder>", "keep each repository and its run here");
  return modelOptions(command2);
}
async function evaluate3(options, what) {
  const { values } = readSettings(
    {
      "token-budget": options.budget,
      "allocation-mode": options.mode,
      "max-attempts": options.attempts,
      transfer: options.transfer,
      seed: options.seed,
      ...modelSettings(options)
    },
    onCommandLine
  );
  const choice = recordChoice(options);
  const ports = await openEvaluation(modelRequest(options, values));
  try {
    const report2 = await untilInterrupted((signal) => {
      const common = {
        ...choice,
        answers: options.answers,
        settings: runSettingsOf(values, { secrets: [] }),
        signal,
        ...options.out ? { out: options.out } : {},
        ...options.junit ? { junitClasspath: options.junit } : {}
      };
      if (what === "quixbugs") return evaluateQuixbugs(common, ports);
      return evaluateBugs({ ...common, git: options.git ?? "" }, ports);
    });
    printReport(report2);
  } finally {
    await ports.close();
  }
}

// src/entry/commands/model-command.ts
function registerModel(program3) {
  const model2 = program3.command("model").description("The embedded models: list them, fetch one, check the file of one.");
  model2.command("list").option("--json", "one JSON object on standard output").action(async (options) => {
    const models = await (await openModelCache()).list();
    const lines = models.map(({ entry, isDefault, path, state }) => {
      const size = `${(entry.bytes / 1e6).toFixed(0)} MB`.padStart(8);
      return `${isDefault ? "*" : " "} ${entry.id}  ${size}  ${state}  ${path}
`;
    });
    const rows = models.map(({ entry, isDefault, path, state, bytes }) => {
      return {
        id: entry.id,
        isDefault,
        state,
        path,
        bytesPresent: bytes,
        bytes: entry.bytes,
        sha256: entry.sha256,
        licence: entry.licence
      };
    });
    process.stdout.write(
      options.json ? `${JSON.stringify({ schema: "vital.models/1", models: rows })}
` : lines.join("")
    );
  });
  model2.command("fetch [id]").description("bring a model into the cache; resumes what was begun").action(async (id) => {
    process.stdout.write(`${await (await openModelCache()).fetch(id)}
`);
  });
  model2.command("check [id]").description("hash the file in the cache and compare").action(async (id) => {
    const { path, end, expected, found } = await (await openModelCache()).check(id);
    process.stdout.write(
      `${path}: ${end}${found && end !== "right" ? `, expected ${expected}, found ${found}` : ""}
`
    );
    if (end !== "right") process.exitCode = EXIT_CODES.error;
  });
}

// src/stages/report/render-terminal.ts
var MOST_PRINTED = 20;
function renderTerminal(result, files) {
  const parts = [
    result.context ? ["", "Context the model saw", renderContextText(result.context).trimEnd()] : [],
    result.program ? ["", "Change", stripTerminal(result.program.patch).trimEnd()] : [],
    ["", ...testLines(result)],
    printed(result),
    result.gate ? [`gate     ${describeGate(result.gate, result)}`] : [],
    result.model ? [modelLine(result)] : [],
    result.isolation ? [`sandbox  ${result.isolation.backend}, ${result.isolation.level} isolation`] : [],
    fileLines(files),
    ["", `${result.judgement.verdict.toUpperCase()}  ${stripTerminal(result.judgement.reason)}`, ""]
  ];
  return parts.flat().join("\n");
}
function testLines({ before, after, comparison }) {
  if (!before) return [];
  const change = after ? ` → ${counts(after.counts)}` : "";
  return [
    `tests    ${stripTerminal(before.command.display)}`,
    `         ${counts(before.counts)}${change}`,
    ...named("fixed", comparison?.fixed),
    ...named("broken", comparison?.broken)
  ];
}
function printed({ judgement: { excerpt } }) {
  if (!excerpt) return [];
  const lines = stripTerminal(excerpt).trimEnd().split("\n").slice(-MOST_PRINTED);
  return ["printed", ...lines.map((line) => `         ${line}`)];
}
function counts({ passed, failed, errors, skipped }) {
  const rest = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${passed} passed, ${failed + errors} failed${rest}`;
}
function named(word, ids = []) {
  const shown3 = ids.slice(0, 5).map((id) => `         ${word} ${stripTerminal(id)}`);
  return ids.length > 5 ? [...shown3, `         and ${ids.length - 5} more`] : shown3;
}
function modelLine({ model: model2, durationSeconds }) {
  if (!model2) return "";
  const { name, calls, promptTokens, reusedTokens, completionTokens, cost } = model2;
  const paid = cost === void 0 ? "" : `, ${formatDollars(cost)}`;
  return `model    ${name}, ${formatMany(calls, "call")}, ${formatMany(promptTokens, "prompt token")} (${formatCount(reusedTokens)} reused), ${formatCount(completionTokens)} written${paid}; ${formatSeconds(durationSeconds)} in all`;
}
function fileLines(files) {
  const rows = [
    ["patch", files.patch],
    ["report", files.report],
    ["page", files.html]
  ];
  return rows.flatMap(([word, path]) => path ? [`${word.padEnd(8)} ${path}`] : []);
}

// src/entry/commands/run-command.ts
function registerRun(program3) {
  const command2 = program3.command("run").description("Do one task on a repository: evidence, two programs, tests before and after, verdict and patch.").option("--repo <path>", "the repository", ".").option("--task <text>", "what should change").option("--task-file <file>", "the same from a file").option("--issue <file>", "a saved issue: JSON with title and body, or text").option("--ref <ref>", "commit to work on (default: HEAD)").option("--test-command <command>", "how to run the tests (default: detected; none: do not)").option("--setup-command <command>", "prepares the tree for its tests, with network").option("--test-network", "let the tests use the network").option("--budget <tokens>", "evidence tokens").option("--mode <mode>", "how evidence shares the budget: paper, product, fill").option("--attempts <number>", "tries in all").option("--transfer <when>", "when the alternative program is written: on, on-failure, off").option("--seed <number>", "seed of the sampler").option("--timeout-minutes <minutes>", "limit for the whole run").option("--test-timeout-minutes <minutes>", "limit for one run of the tests").option("--dry-run", "everything up to the first model call, and no further").option("--apply", "on a pass, apply the change to your own tree (only if it is clean)").option("--out <folder>", "where patch, context and reports go").option("--json", "one JSON object on standard output");
  modelOptions(command2).action(async (options) => {
    process.exitCode = await runOnce(options);
  });
}
async function runOnce(options) {
  const { values } = readRunSettings(options);
  const text = await readTask(options);
  usePrivateTemp();
  return untilInterrupted((signal) => runOn(options, { values, text, signal }));
}
async function runOn(options, { values, text, signal }) {
  const ports = await openPorts({
    ...modelRequest(options, values),
    repository: options.repo,
    ...options.out ? { out: options.out } : {}
  });
  try {
    if (options.apply) await requireClean(ports);
    const settings = runSettingsOf(values, { directory: ports.directory, secrets: ports.secrets });
    const command2 = {
      text,
      actor: "local",
      source: "command line",
      authority: { allowed: true },
      ...options.ref ? { ref: options.ref } : {}
    };
    const end = await runTask(command2, settings, ports, signal);
    const notApplied = options.apply ? await applyChange(end, ports).catch((thrown) => thrown) : void 0;
    print(end, options.json === true);
    for (const problem of [end.unsaved, notApplied]) {
      if (problem !== void 0) process.stderr.write(`vital: ${explain(problem)}
`);
    }
    if (notApplied !== void 0) return exitCodeOfThrown(notApplied);
    return end.unsaved ? exitCodeOfThrown(end.unsaved) : exitCodeOf(end.result, settings.dryRun);
  } finally {
    await ports.close();
  }
}
function readRunSettings(options) {
  return readSettings(
    {
      "test-command": options.testCommand,
      "setup-command": options.setupCommand,
      "test-network": options.testNetwork ? "true" : void 0,
      "token-budget": options.budget,
      "allocation-mode": options.mode,
      "max-attempts": options.attempts,
      "timeout-minutes": options.timeoutMinutes,
      "test-timeout-minutes": options.testTimeoutMinutes,
      "dry-run": options.dryRun ? "true" : void 0,
      transfer: options.transfer,
      seed: options.seed,
      ...modelSettings(options)
    },
    onCommandLine
  );
}
async function requireClean({ git: git2, store }) {
  if (await git2.isClean(store.directory)) return;
  throw new TaskError("dirty-tree", `${git2.root} has changes that are not committed, so --apply would mix with them.`, {
    hint: "Commit or stash them, or leave out --apply and apply the patch yourself."
  });
}
async function applyChange({ result, files }, ports) {
  if (!files.patch) return;
  if (result.judgement.verdict !== "pass") {
    ports.progress.note(
      `Not applied, since the verdict is ${result.judgement.verdict}. To apply it anyway: ${gitApply(ports, [files.patch])}`
    );
    return;
  }
  await requireClean(ports);
  await ports.git.applyToOwnTree(files.patch);
  ports.progress.note(`Applied to ${ports.git.root}. To undo: ${gitApply(ports, ["-R", files.patch])}`);
}
function gitApply({ git: git2 }, words) {
  return ["git", "-C", git2.root, "apply", ...words].map(shellQuoted).join(" ");
}
function print({ result, files, unsaved }, json) {
  if (!json) return void process.stdout.write(renderTerminal(result, files));
  const lost = unsaved ? { unsaved: { code: unsaved.code, message: explain(unsaved) }, patchText: result.program?.patch ?? null } : {};
  process.stdout.write(`${JSON.stringify({ ...renderJson(result, files), ...lost })}
`);
}

// src/entry/commands/try-command.ts
function registerTry(program3) {
  const command2 = program3.command("try").description("Do the whole job once on a small sample repository made on the spot, with the embedded model.").addOption(new Option("--sample <kind>", "language of the sample").choices([...SAMPLE_KINDS]).default("node")).option("--out <folder>", "where patch, context and reports go");
  modelOptions(command2).action(async (options) => {
    process.exitCode = await tryOnce(options);
  });
}
async function tryOnce(options) {
  const { values } = readSettings(modelSettings(options), onCommandLine);
  usePrivateTemp();
  return untilInterrupted((signal) => trySample(options, values, signal));
}
async function trySample(options, values, signal) {
  const folder = await emptySampleFolder(options.sample);
  const sample = await createSample(options.sample, folder);
  const ports = await openPorts({
    ...modelRequest(options, values),
    repository: folder,
    ...options.out ? { out: options.out } : {}
  });
  try {
    ports.progress.note(`Sample repository: ${folder}`);
    ports.progress.note(`Task: ${sample.task}`);
    const settings = runSettingsOf(values, { secrets: ports.secrets });
    const command2 = {
      text: untrusted(sample.task, "task"),
      actor: "local",
      source: "sample",
      authority: { allowed: true }
    };
    const { result, files, unsaved } = await runTask(command2, settings, ports, signal);
    process.stdout.write(renderTerminal(result, files));
    if (unsaved) throw unsaved;
    return exitCodeOf(result, false);
  } finally {
    await ports.close();
  }
}

// src/entry/version.ts
var VERSION = "0.1.0";

// src/entry/cli.ts
var program2 = new Command("vital").description("A coding bot whose Pass is measured and whose context is shown.").version(VERSION).showHelpAfterError().exitOverride();
for (const register of [
  registerTry,
  registerRun,
  registerContext,
  registerAllocate,
  registerDoctor,
  registerModel,
  registerEval,
  registerBench
]) {
  register(program2);
}
program2.hook("preAction", (_program, command2) => refuseEmptyValues(command2));
try {
  await program2.parseAsync();
} catch (thrown) {
  process.exitCode = report(thrown);
}
function refuseEmptyValues(command2) {
  for (const option of command2.options) {
    if (option.long === "--tokens" || command2.getOptionValue(option.attributeName()) !== "") continue;
    throw new TaskError("bad-input", `${option.long} is empty (command line).`, {
      hint: "Give it a value, or leave it out."
    });
  }
}
function report(raised) {
  const thrown = noSpaceError(raised) ?? raised;
  if (isCommandersEnd(thrown)) {
    if (thrown.exitCode === 0) return 0;
    printError("bad-input", thrown.message.replace(/^error: /, ""));
    return EXIT_BAD_INPUT;
  }
  printError(isTaskError(thrown) ? thrown.code : "internal", explain(thrown));
  process.stderr.write(`vital: ${explain(thrown)}
`);
  if (!isTaskError(thrown) && thrown instanceof Error) process.stderr.write(`${thrown.stack ?? ""}
`);
  return exitCodeOfThrown(thrown);
}
function isCommandersEnd(thrown) {
  return thrown instanceof Error && "code" in thrown && String(thrown.code).startsWith("commander.");
}
function printError(code, message) {
  if (!process.argv.includes("--json")) return;
  process.stdout.write(`${JSON.stringify({ schema: "vital.error/1", verdict: "error", error: { code, message } })}
`);
}
