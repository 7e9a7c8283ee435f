// src/diagnostics/format-value.ts
function escapeText(text, longest = 64) {
  let escaped = "";
  for (let index = 0; index < text.length; index += 1) {
    if (index === longest) return `${escaped}\u2026`;
    const code = text.charCodeAt(index);
    escaped += code < 32 || code > 126 ? `\\u${code.toString(16).padStart(4, "0")}` : text.charAt(index);
  }
  return escaped;
}
function formatValue(value) {
  switch (typeof value) {
    case "string":
      return `"${escapeText(value)}"`;
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "bigint":
      return "a bigint";
    case "symbol":
      return "a symbol";
    case "function":
      return "a function";
    default:
      return value === null ? "null" : isArray(value) ? "a list" : "an object";
  }
}
function isArray(value) {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

// src/diagnostics/issue-error.ts
var LONGEST_MESSAGE = 2e3;
var IssueError = class extends Error {
  issues;
  total;
  constructor(issues, total = issues.length, options) {
    super(messageOf(issues, total), options);
    this.issues = Object.freeze(issues.map(frozenCopy));
    this.total = total;
  }
};
function frozenCopy({ allowed, related, ...issue }) {
  return Object.freeze({
    ...issue,
    ...allowed && { allowed: Object.freeze([...allowed]) },
    ...related && { related: Object.freeze(related.map((place) => Object.freeze({ ...place }))) }
  });
}
function isIssueError(error, name) {
  try {
    return error instanceof Error && error.name === name && "issues" in error && Array.isArray(error.issues);
  } catch {
    return false;
  }
}
function messageOf(issues, total) {
  const lines = [];
  let length = 0;
  for (const issue of issues) {
    const line = lineOf(issue);
    length += line.length + 1;
    if (length <= LONGEST_MESSAGE - 40) lines.push(line);
    else if (lines.length === 0) lines.push(`${line.slice(0, LONGEST_MESSAGE - 80)}\u2026`);
    else break;
  }
  if (lines.length < total) lines.push(`\u2026 and ${total - lines.length} more`);
  return lines.join("\n");
}
function lineOf({ pointer, message, related = [] }) {
  const line = pointer === "" ? message : `${pointer}: ${message}`;
  const places = related.filter((place) => place.pointer !== "" && place.pointer !== pointer);
  return places.length === 0 ? line : `${line} (${places.map((place) => `${place.message} at ${place.pointer}`).join(", ")})`;
}

// src/diagnostics/misuse-error.ts
var MisuseError = class extends IssueError {
  name = "MisuseError";
};
function isMisuseError(error) {
  return isIssueError(error, "MisuseError");
}

// src/diagnostics/issue-collector.ts
var MOST_ISSUES = 100;
var IssueCollector = class {
  constructor(reader = "code", limit = MOST_ISSUES) {
    this.reader = reader;
    this.limit = limit;
  }
  reader;
  limit;
  issues = [];
  total = 0;
  /** How many of them are errors. */
  errors = 0;
  /** What was thrown while the input was read. */
  cause;
  /** True once further issues are only counted, so that callers can skip wording them. */
  get isFull() {
    return this.total >= this.limit;
  }
  add(pointer, details) {
    this.total += 1;
    if (severityOf(details, this.reader) === "error") this.errors += 1;
    if (this.issues.length < this.limit) this.issues.push(issueOf(pointer, details, this.reader));
  }
  /** Throws a {@link MisuseError} with all issues, if there are any. */
  throwIfAny(cause = this.cause) {
    if (this.total > 0) throw new MisuseError(this.issues, this.total, cause === void 0 ? void 0 : { cause });
  }
};
var COUNT_ONLY = { rule: "invalid-format", message: "" };
function throwIssue(pointer, details, cause) {
  throw new MisuseError([issueOf(pointer, details, "code")], 1, cause === void 0 ? void 0 : { cause });
}
function issueOf(pointer, details, reader) {
  const { messageInCode, fix, ...issue } = details;
  return {
    pointer,
    ...issue,
    ...messageInCode !== void 0 && reader === "code" && { message: messageInCode },
    ...fix !== void 0 && reader === "json" && { fix: typeof fix === "function" ? fix(pointer) : fix },
    severity: severityOf(details, reader)
  };
}
function severityOf({ severity = "error" }, reader) {
  return reader === "code" ? "error" : severity;
}

// src/diagnostics/pointer.ts
function pointerSegment(key) {
  return `/${typeof key === "number" ? key : escapeText(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

// src/diagnostics/fix.ts
function replaceWith(value) {
  return (pointer) => ({
    title: `Replace it with ${isPrimitive(value) ? formatValue(value) : shortened(JSON.stringify(value))}`,
    patch: [{ op: "replace", path: pointer, value }]
  });
}
function removal(title) {
  return (pointer) => ({ title, patch: [{ op: "remove", path: pointer }] });
}
function addition(value) {
  return (pointer) => ({ title: `Add ${shortened(JSON.stringify(value))}`, patch: [{ op: "add", path: pointer, value }] });
}
function isPrimitive(value) {
  return typeof value !== "object" || value === null;
}
function shortened(text) {
  return text.length > 64 ? `${text.slice(0, 64)}\u2026` : text;
}

// src/schema/recovered.ts
var UnreadablePart = class {
  /** The literal or key that was probably meant. */
  resembles;
  constructor(resembles) {
    this.resembles = resembles;
    Object.freeze(this);
  }
};
var UNREADABLE_PART = /* @__PURE__ */ new UnreadablePart();
function isReadable(value) {
  return value !== void 0 && !(value instanceof UnreadablePart);
}

// src/rules/conflicts.ts
function conflict(subject, how, firstPlace) {
  const message = `${subject} is already ${how}: remove one of the two calls`;
  return { rule: "conflicting-type", message, related: [{ pointer: firstPlace, message: "first configured" }] };
}
function alreadyConfigured(fact, firstPlace) {
  const [subject = fact, how = "configured"] = fact.split(" is ");
  return conflict(subject, how, firstPlace);
}

// src/wire/emi-filter.ts
var EMI_KIND_KEYS = { standard: "standardEmi", lowCost: "lowCostEmi", noCost: "noCostEmi" };
var EMI_KINDS = /* @__PURE__ */ Object.freeze(["standard", "lowCost", "noCost"]);
var PLAN_GROUPS = /* @__PURE__ */ Object.freeze(["credit", "debit", "cardless"]);

// src/values/text.ts
var LONGEST_CODE = 256;
var LONGEST_TEXT = 1e4;
function stringProblem(value, what) {
  return {
    rule: "invalid-type",
    message: `${formatValue(value)} is not a ${what}: write a string`,
    found: formatValue(value)
  };
}
function codeProblem(value, countOnly = false) {
  if (typeof value !== "string") return stringProblem(value, "code");
  if (isPlainCode(value)) return void 0;
  if (countOnly) return isCode(value) ? void 0 : COUNT_ONLY;
  if (value.length > LONGEST_CODE) return tooLong("a code", LONGEST_CODE);
  if (value.includes(",")) return twoCodes(value);
  const hidden = hiddenAt(value);
  if (hidden >= 0) return hiddenCharacter(value, hidden);
  const bare = value.trim();
  if (bare === "")
    return { rule: "invalid-format", message: "the code is empty: write a code", found: formatValue(value) };
  if (value === bare) return void 0;
  return wrongForm(`${formatValue(value)} has blanks at its ends: write ${formatValue(bare)}`, value, bare);
}
function isPlainCode(text) {
  if (text.length === 0 || text.length > LONGEST_CODE) return false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit <= 32 || unit >= 127 || unit === 44) return false;
  }
  return true;
}
function isCode(text) {
  return text.length > 0 && text.length <= LONGEST_CODE && !text.includes(",") && hiddenAt(text) < 0 && text === text.trim();
}
function textProblem(value) {
  if (typeof value !== "string")
    return { rule: "invalid-type", message: `${kindOf(value)} is not a text: write a string` };
  if (value.length > LONGEST_TEXT) return tooLong("a text", LONGEST_TEXT);
  if (value.trim() === "") return { rule: "invalid-format", message: "the text is blank: write at least one character" };
  for (let index = 0; index < value.length; index += 1) {
    const unit = value.charCodeAt(index);
    if (isControl(unit) || isLoneSurrogate(value, index)) {
      return {
        rule: "invalid-format",
        message: `character ${index} is the control character ${codePoint(unit)}: remove it`
      };
    }
  }
  return void 0;
}
function tooLong(what, longest) {
  return { rule: "too-large", message: `${what} has more than ${longest} characters: shorten it` };
}
function wrongForm(message, found, suggestion) {
  return {
    rule: "invalid-format",
    message,
    found: formatValue(found),
    ...suggestion === void 0 ? {} : { suggestion }
  };
}
function kindOf(value) {
  return typeof value === "object" || value === void 0 ? formatValue(value) : `a ${typeof value}`;
}
function twoCodes(value) {
  const codes = value.split(",").flatMap((code) => code.trim() || []);
  const suggestion = codes.length === 0 ? void 0 : codes.map(formatValue).join(", ");
  return {
    ...wrongForm(`${formatValue(value)} contains a comma: write each code as a separate string`, value, suggestion),
    rule: "two-codes-in-one-string"
  };
}
function hiddenCharacter(value, index) {
  return wrongForm(
    `${formatValue(value)} contains the invisible character ${codePoint(value.charCodeAt(index))} at index ${index}: remove it`,
    value
  );
}
function codePoint(unit) {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
function hiddenAt(text) {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 32 || unit > 126) return text.search(HIDDEN);
  }
  return -1;
}
var HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
function isControl(unit) {
  return unit < 32 || unit >= 127 && unit <= 159 || unit === 8232 || unit === 8233;
}
function isLoneSurrogate(text, index) {
  const unit = text.charCodeAt(index);
  if (unit < 55296 || unit > 57343) return false;
  if (unit < 56320) {
    const next = text.charCodeAt(index + 1);
    return !(next >= 56320 && next <= 57343);
  }
  const before = text.charCodeAt(index - 1);
  return !(before >= 55296 && before <= 56319);
}

// src/rules/contradictions-in-lists.ts
function reportCriteria(filter2, report, place, whole) {
  if (!isReadable(filter2) || typeof filter2 !== "object" || filter2 === null) return;
  const criteria = Object.entries(filter2).filter(([key]) => key !== "enable");
  if (criteria.length === 0) {
    const message = `the filter has no criterion and matches ${whole}: name what it is for, or leave it out`;
    report.add(place, { rule: "empty-criterion", severity: "warning", message });
  }
  reportLists(filter2, report, place);
}
function reportLists(holder, report, place) {
  for (const [key, list] of Object.entries(holder)) {
    if (Array.isArray(list)) reportList(key, list, report, `${place}/${key}`);
  }
}
function reportList(key, codes, report, place) {
  if (codes.length === 0) {
    const message = `${key} is empty: name at least one, or leave it out`;
    report.add(place, { rule: "empty-list", severity: "warning", message });
  }
  reportCodes(codes, report, place);
}
function reportCodes(codes, report, place, problemOf = () => void 0) {
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index];
    if (typeof code !== "string") continue;
    const problem = code.includes(",") ? twoCodes2(code, place, index) : problemOf(code);
    if (problem !== void 0) report.add(`${place}/${index}`, problem);
  }
}
function twoCodes2(text, list, index) {
  const problem = codeProblem(text);
  const codes = separated(text);
  return problem && codes ? { ...problem, fix: separation(codes, list, index) } : problem;
}
function codesProblem(text) {
  const problem = codeProblem(text);
  const codes = separated(text);
  return problem && codes ? { ...problem, fix: replaceWith(codes) } : problem;
}
function separated(text) {
  const codes = text.split(",").map((code) => code.trim());
  return codes.every((code) => codeProblem(code) === void 0 && !/["[\]{}]/.test(code)) ? codes : void 0;
}
function separation(codes, list, index) {
  return {
    title: `Write ${codes.map(formatValue).join(", ")}`,
    patch: codes.map((value, more) => ({
      op: more === 0 ? "replace" : "add",
      path: `${list}/${index + more}`,
      value
    }))
  };
}

// src/rules/contradictions-in-emi.ts
function reportEmiContradictions(emi2, report, pointer) {
  if (!isReadable(emi2)) return;
  for (const key of Object.values(EMI_KIND_KEYS)) {
    const kind = emi2[key];
    if (!isReadable(kind)) continue;
    for (const name of PLAN_GROUPS) {
      const group = kind[name];
      if (isReadable(group) && isReadable(group.filters))
        reportPlanFilters(group.filters, report, `${pointer}/${key}/${name}/filters`);
    }
  }
}
function reportPlanFilters(filters, report, place) {
  if (filters.length === 0) {
    const message = "filters is empty: leave it out to mean the whole group";
    report.add(place, { rule: "empty-list", severity: "warning", message });
  }
  filters.forEach((filter2, index) => {
    if (isReadable(filter2)) reportPlanFilter(filter2, report, `${place}/${index}`);
  });
}
function reportPlanFilter(filter2, report, place) {
  reportCriteria(filter2, report, place, "every plan");
  const { paymentMethod } = filter2;
  const problem = typeof paymentMethod === "string" && paymentMethod.includes(",") && codesProblem(paymentMethod);
  if (problem) report.add(`${place}/paymentMethod`, problem);
  for (const key of ["issuerFilter", "tenureFilter", "issuerFilters"]) {
    const inner = filter2[key];
    if (isReadable(inner)) reportLists(inner, report, `${place}/${key}`);
  }
}

// src/rules/enabled-when-filtered.ts
function filtersOnDisabled(type) {
  const key = type === "CARD" ? "cardFilters" : "upiFilters";
  return {
    rule: "filters-on-disabled-type",
    message: `${type} is disabled and has ${key}: filters inside ${type} need enable true`,
    suggestion: "true"
  };
}

// src/wire/payment-method.ts
var PAYMENT_METHOD_TYPES = /* @__PURE__ */ Object.freeze([
  "CARD",
  "UPI",
  "WALLET",
  "NB",
  "CONSUMER_FINANCE",
  "REWARD",
  "CASH",
  "RTP"
]);
var DOUBLED_TYPES = ["NB", "WALLET", "CONSUMER_FINANCE"];
var CARD_TYPES = /* @__PURE__ */ Object.freeze(["DEBIT", "CREDIT"]);
var UPI_TYPES = ["COLLECT", "INTENT"];

// src/rules/provider-pairs.ts
var SINGLE_PROVIDERS = "a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter";
function isDoubledType(type) {
  return DOUBLED_TYPES.includes(type);
}
function prefixedCode(type, code, servicePrefix) {
  const stem = type === "NB" && code.startsWith("NB_") ? code.slice(3) : code;
  return `${servicePrefix}_${stem}`;
}
function withoutPrefix(type, code, servicePrefix) {
  const lead = `${servicePrefix}_`;
  if (!code.startsWith(lead) || code.length === lead.length) return void 0;
  return type === "NB" ? `NB_${code.slice(lead.length)}` : code.slice(lead.length);
}
function normalCode(type, code, servicePrefix) {
  return withoutPrefix(type, code, servicePrefix) ?? code;
}
function normalInList(type, code, servicePrefix, listed2) {
  const bare = withoutPrefix(type, code, servicePrefix);
  if (bare === void 0) return code;
  let shorter = 0;
  for (let at = bare; at !== void 0 && listed2.has(at); shorter += 1) {
    at = withoutPrefix(type, at, servicePrefix);
  }
  const startsPair = shorter % 2 === 0 && listed2.has(prefixedCode(type, code, servicePrefix));
  return startsPair ? code : bare;
}
function doubledCodes(type, codes, servicePrefix) {
  const listed2 = new Set(codes);
  const normal = codes.map((code) => normalInList(type, code, servicePrefix, listed2));
  const complete = new Set(normal.flatMap((code) => [code, prefixedCode(type, code, servicePrefix)]));
  const doubled = /* @__PURE__ */ new Set();
  for (const code of normal) {
    doubled.add(normalInList(type, code, servicePrefix, complete));
    doubled.add(code).add(prefixedCode(type, code, servicePrefix));
  }
  return [...doubled];
}
function candidatePrefixes(type, codes) {
  const [first = ""] = codes;
  const stem = type === "NB" && first.startsWith("NB_") ? first.slice(3) : first;
  const asNormal = codes.filter((code) => code.endsWith(`_${stem}`)).map((code) => code.slice(0, -stem.length - 1));
  return [...asNormal, ...first.split("_", 1)].filter((prefix) => /^[A-Za-z0-9]+$/.test(prefix));
}
function isDoubled(type, codes, servicePrefix) {
  if (servicePrefix === "NB") return false;
  const listed2 = new Set(codes);
  return doubledCodes(type, codes, servicePrefix).every((code) => listed2.has(code));
}
function providerLists(filter2) {
  return filter2.options.flatMap(
    ({ paymentMethodType: type, paymentMethods: codes }, index) => codes !== void 0 && codes.length > 0 && isDoubledType(type) ? [{ type, codes, place: `/options/${index}/paymentMethods` }] : []
  );
}
function prefixOfPairs(filter2) {
  const lists = providerLists(filter2);
  const [first] = lists;
  if (first === void 0) return void 0;
  return candidatePrefixes(first.type, first.codes).find(
    (prefix) => lists.every(({ type, codes }) => isDoubled(type, codes, prefix))
  );
}
function singleProviderLists(filter2, servicePrefix) {
  const prefix = servicePrefix ?? prefixOfPairs(filter2);
  return providerLists(filter2).filter(({ type, codes }) => prefix === void 0 || !isDoubled(type, codes, prefix)).map(({ place }) => place);
}
function singleProviders() {
  return { rule: "providers-not-doubled", message: SINGLE_PROVIDERS };
}

// src/rules/providers-by-type.ts
function providersIgnored(type) {
  if (type !== "CARD" && type !== "UPI") return void 0;
  const message = type === "CARD" ? "paymentMethods is ignored for CARD: use .cards(\u2026)" : "paymentMethods is ignored for UPI: use .upi(\u2026)";
  return { rule: "ignored-list", message };
}
var NO_PROVIDERS = "a list names at least one code: leave it out to mean the whole type";
function nbSpelling(code) {
  return `NB_${/^nb_/i.test(code) ? code.slice(3) : code}`;
}
function nbCodeProblem(code, isListed) {
  if (code.startsWith("NB_") && code.length > 3) return void 0;
  const bank = bankOfDouble(code);
  if (bank !== void 0 && isListed(`NB_${bank}`)) return void 0;
  const namesNoBank = /^nb_$/i.test(code);
  return {
    rule: "nb-code-without-nb",
    message: namesNoBank ? `${formatValue(code)} is not a net banking code: write the bank behind NB_` : `${formatValue(code)} is not a net banking code: write ${escapeText(nbSpelling(code))}`,
    found: formatValue(code),
    ...namesNoBank ? {} : { suggestion: nbSpelling(code) }
  };
}
function bankOfDouble(code) {
  return /^[A-Za-z0-9]+_(.+)$/s.exec(code)?.[1];
}

// src/rules/contradictions.ts
function reportContradictions(filter2, report, pointer) {
  if (!isReadable(filter2)) return;
  reportTypesGivenTwice(filter2, report, pointer);
  for (const [index, option] of optionsOf(filter2).entries()) {
    if (isReadable(option)) reportOption(option, report, `${pointer}/options/${index}`);
  }
  if (isReadable(filter2.emiOptions)) reportEmiContradictions(filter2.emiOptions, report, `${pointer}/emiOptions`);
}
function reportTypesGivenTwice(filter2, report, pointer, severity = "error") {
  const first = /* @__PURE__ */ new Map();
  for (const [index, option] of optionsOf(filter2).entries()) {
    if (!isReadable(option) || !isReadable(option.paymentMethodType)) continue;
    const type = option.paymentMethodType;
    const place = `${pointer}/options/${index}`;
    const earlier = first.get(type);
    if (earlier === void 0) first.set(type, { option, place });
    else report.add(place, configuredTwice(type, earlier.option, earlier.place, severity));
  }
}
function configuredTwice(type, first, firstPlace, severity) {
  return {
    ...alreadyConfigured(factOf(type, first), firstPlace),
    severity,
    message: `${type} is configured twice: merge the two options, only the first counts`,
    messageInCode: alreadyConfigured(factOf(type, first), firstPlace).message,
    related: [{ pointer: firstPlace, message: "the option that counts" }]
  };
}
function factOf(type, { enable, cardFilters, upiFilters }) {
  const inner = type === "CARD" ? cardFilters : type === "UPI" ? upiFilters : void 0;
  return `${type} is ${enable !== true ? "hidden" : inner === void 0 ? "shown" : "filtered"}`;
}
function optionsOf(filter2) {
  return isReadable(filter2) && isReadable(filter2.options) ? filter2.options : [];
}
function reportOption(option, report, place) {
  const { paymentMethodType: type, paymentMethods } = option;
  if (!isReadable(type)) return;
  if (isReadable(paymentMethods)) reportProviders(type, paymentMethods, report, `${place}/paymentMethods`);
  reportFilters("CARD", "cardFilters", type, option, report, place);
  reportFilters("UPI", "upiFilters", type, option, report, place);
}
function reportProviders(type, codes, report, place) {
  const ignored = type === "CARD" || type === "UPI" ? providersIgnored(type) : void 0;
  if (ignored !== void 0) {
    const message = `paymentMethods is ignored for ${type}: use ${type === "CARD" ? "cardFilters" : "upiFilters"}`;
    report.add(
      place,
      codes.length === 0 ? emptyAndIgnored("paymentMethods", type) : { ...ignored, message, messageInCode: ignored.message }
    );
    return;
  }
  if (codes.length === 0) {
    const message = `paymentMethods is empty: name at least one code, or leave it out to mean all of ${type}`;
    report.add(place, { rule: "empty-list", severity: "warning", message, messageInCode: NO_PROVIDERS });
  }
  const held = type === "NB" ? new Set(codes) : void 0;
  reportCodes(codes, report, place, (code) => held && nbCodeProblem(code, (listed2) => held.has(listed2)));
}
function emptyAndIgnored(key, type) {
  return {
    rule: "ignored-list",
    severity: "info",
    message: `${key} is empty and ignored for ${type}: leave it out`,
    fix: removal(`Remove the empty ${key}`)
  };
}
function reportFilters(home, key, type, option, report, place) {
  const { [key]: filters, enable } = option;
  if (!isReadable(filters)) return;
  const at = `${place}/${key}`;
  if (filters.length === 0 && (type !== home || enable === false)) {
    report.add(at, emptyAndIgnored(key, type === home ? `${type}, which is disabled` : type));
  } else if (type !== home) {
    const message = `${key} is ignored for ${type}: move it to an option of type ${home}, or leave it out`;
    report.add(at, { rule: "ignored-list", message });
  } else if (enable === false) {
    report.add(`${place}/enable`, filtersOnDisabled(home));
  } else if (filters.length === 0) {
    const message = `${key} is empty: leave it out to mean the whole type`;
    report.add(at, { rule: "empty-list", severity: "warning", message });
  } else {
    filters.forEach((filter2, index) => {
      reportCriteria(filter2, report, `${at}/${index}`, home === "CARD" ? "every card" : "all of UPI");
    });
  }
}

// src/values/range-text.ts
var ZERO = 48;
var NINE = 57;
var COLON = 58;
var LONGEST_RANGE = 40;
function digitsEnd(text, start) {
  let index = start;
  while (index < text.length) {
    const unit = text.charCodeAt(index);
    if (unit < ZERO || unit > NINE) break;
    index += 1;
  }
  return index;
}
function colonsAt(text, mostDigits) {
  if (text.length > LONGEST_RANGE) return -1;
  const colons = digitsEnd(text, 0);
  if (colons === 0 || colons > mostDigits || !text.startsWith("::", colons)) return -1;
  const end = digitsEnd(text, colons + 2);
  const digits = end - colons - 2;
  return end === text.length && digits > 0 && digits <= mostDigits ? colons : -1;
}
function withColons(text, isRange) {
  if (text.length > LONGEST_RANGE + 8) return void 0;
  const [from, to, ...rest] = text.match(/[0-9]+/g) ?? [];
  const range = `${from}::${to}`;
  return rest.length === 0 && /^[\s0-9:./–-]*$/.test(text) && isRange(range) ? range : void 0;
}

// src/values/bin-range.ts
var LONGEST_BIN = 19;
function isBinRange(text) {
  const colons = (text.length - 2) / 2;
  if (!(colons >= 1 && colons <= LONGEST_BIN) || text.charCodeAt(colons) !== COLON) return false;
  if (text.charCodeAt(colons + 1) !== COLON) return false;
  let order2 = 0;
  for (let index = 0; index < colons; index += 1) {
    const from = text.charCodeAt(index);
    const to = text.charCodeAt(colons + 2 + index);
    if (from < ZERO || from > NINE || to < ZERO || to > NINE) return false;
    if (order2 === 0) order2 = to - from;
  }
  return order2 >= 0;
}
function binRangeProblem(value, countOnly = false) {
  if (typeof value !== "string") return stringProblem(value, "BIN range");
  if (isBinRange(value)) return void 0;
  return countOnly ? COUNT_ONLY : notBinRange(value);
}
function notBinRange(text) {
  const colons = colonsAt(text, LONGEST_BIN);
  const [from, to] = [text.slice(0, colons), text.slice(colons + 2)];
  if (colons >= 0 && from.length !== to.length) {
    return wrongForm(`${formatValue(text)} is not a BIN range: write equally many digits on both sides`, text);
  }
  const suggestion = colons < 0 ? withColons(text, isBinRange) : `${to}::${from}`;
  return wrongForm(
    `${formatValue(text)} is not a BIN range: write <from>::<to> with digits only and from \u2264 to`,
    text,
    suggestion
  );
}

// src/values/vpa-handle.ts
function handleProblem(value) {
  const problem = codeProblem(value);
  if (problem !== void 0 || typeof value !== "string") return problem;
  if (value.startsWith("@") && value.length > 1 && !value.includes("@", 1)) return void 0;
  const bare = value.split("@").filter((part) => part !== "").at(-1);
  return wrongForm(
    `${formatValue(value)} is not a handle: write @ and the name of the handle`,
    value,
    bare === void 0 ? void 0 : `@${bare}`
  );
}
function appProblem(value) {
  const problem = codeProblem(value);
  if (problem !== void 0 || typeof value !== "string" || !value.startsWith("@")) return problem;
  return wrongForm(`${formatValue(value)} is a handle: write it under COLLECT, or write an app under INTENT`, value);
}

// src/schema/code-formats.ts
function joined(value, check) {
  if (typeof value !== "string" || !value.includes(",")) return check(value);
  if (value.length > LONGEST_TEXT) return tooLong("a list of codes in one string", LONGEST_TEXT);
  for (const code of value.split(",")) {
    const problem = check(code.replace(/^ +| +$/g, ""));
    if (problem !== void 0) return problem;
  }
  return void 0;
}
function joinedCodesProblem(value) {
  return joined(value, codeProblem);
}
function joinedHandlesProblem(value) {
  return joined(value, handleProblem);
}
function joinedAppsProblem(value) {
  return joined(value, appProblem);
}
var CODE = { kind: "format", check: joinedCodesProblem };
var CODES = { kind: "list", item: CODE };
var HANDLES = { kind: "list", item: { kind: "format", check: joinedHandlesProblem } };
var APPS = { kind: "list", item: { kind: "format", check: joinedAppsProblem } };

// src/values/tenure-range.ts
var LONGEST_TENURE = 9;
function isTenureRange(text) {
  const colons = colonsAt(text, LONGEST_TENURE);
  if (colons < 0) return false;
  const from = Number(text.slice(0, colons));
  return from >= 1 && from <= Number(text.slice(colons + 2));
}
function tenureRangeProblem(value) {
  if (typeof value !== "string") return stringProblem(value, "tenure range");
  if (isTenureRange(value)) return void 0;
  const colons = colonsAt(value, LONGEST_TENURE);
  const swapped = `${value.slice(colons + 2)}::${value.slice(0, Math.max(colons, 0))}`;
  const suggestion = isTenureRange(swapped) ? swapped : withColons(value, isTenureRange);
  return wrongForm(
    `${formatValue(value)} is not a tenure range: write <from>::<to> with whole numbers from 1 and from \u2264 to`,
    value,
    suggestion
  );
}

// src/schema/shape.ts
var BOOLEAN = { kind: "boolean" };
function own(object, key) {
  return Object.hasOwn(object, key) ? object[key] : void 0;
}
function fieldOf(shape, key) {
  return own(shape.required, key) ?? own(shape.optional, key);
}
function keysOf(shape) {
  return [...Object.keys(shape.required), ...Object.keys(shape.optional)];
}

// src/schema/emi-filter-shape.ts
var TENURES = {
  kind: "list",
  item: { kind: "format", check: tenureRangeProblem, test: isTenureRange }
};
var TENURE_FILTER = {
  kind: "object",
  what: "tenure filter",
  required: { enable: BOOLEAN, tenures: TENURES },
  optional: {}
};
var ISSUER_FILTER = {
  kind: "object",
  what: "issuer filter",
  required: { enable: BOOLEAN },
  optional: { issuers: CODES, tenures: TENURES },
  anyOf: ["issuers", "tenures"]
};
var PLAN_FILTER = {
  kind: "object",
  what: "plan filter",
  required: { enable: BOOLEAN },
  optional: {
    paymentMethodType: { kind: "enum", what: "payment method type", enum: PAYMENT_METHOD_TYPES, isPerAccount: true },
    paymentMethod: { kind: "union", one: CODE, many: CODES },
    issuerFilter: ISSUER_FILTER,
    tenureFilter: TENURE_FILTER,
    issuerFilters: TENURE_FILTER
  }
};
var PLAN_GROUP = {
  kind: "object",
  what: "plan group",
  required: { enable: BOOLEAN },
  optional: { filters: { kind: "list", item: PLAN_FILTER } }
};
var EMI_SUB_FILTER = {
  kind: "object",
  what: "plan kind",
  required: { enable: BOOLEAN },
  optional: { credit: PLAN_GROUP, debit: PLAN_GROUP, cardless: PLAN_GROUP }
};
var EMI_FILTER = {
  kind: "object",
  what: "EMI filter",
  isReadFromText: true,
  required: {},
  optional: {
    standardEmi: EMI_SUB_FILTER,
    lowCostEmi: EMI_SUB_FILTER,
    noCostEmi: EMI_SUB_FILTER,
    showOnlyEmi: BOOLEAN
  }
};

// src/values/list.ts
var LONGEST_LIST = 1e6;
function readList(input, check, report, place, ifEmpty, keepDuplicates = false, firstIndex = 0) {
  const items = copyOf(input, report, place);
  if (items === void 0) return [];
  if (items.length === 0) report.add(place(), { rule: "empty-list", message: ifEmpty });
  let isRight = true;
  for (let index = 0; index < items.length; index += 1) {
    const problem = check(items[index], report.isFull);
    if (problem === void 0) continue;
    isRight = false;
    report.add(report.isFull ? "" : place() + pointerSegment(firstIndex + index), problem);
  }
  if (!isRight) return [];
  const texts = items;
  return Object.freeze(keepDuplicates || texts.length < 2 ? texts : withoutDuplicates(texts));
}
var FEW = 8;
function withoutDuplicates(texts) {
  if (texts.length <= FEW && texts.every((text, index) => texts.indexOf(text) === index)) return texts;
  const unique = new Set(texts);
  return unique.size === texts.length ? texts : [...unique];
}
function copyOf(input, report, place) {
  if (!isArray(input)) {
    const remedy = typeof input === "string" ? `[${formatValue(input)}]` : "a list";
    report.add(place(), {
      rule: "invalid-type",
      message: `${formatValue(input)} is not a list: write ${remedy}`,
      found: formatValue(input)
    });
    return void 0;
  }
  let index = -1;
  try {
    const length = Number(input.length);
    if (length > LONGEST_LIST) {
      report.add(place(), { rule: "too-large", message: `the list has more than ${LONGEST_LIST} items: shorten it` });
      return void 0;
    }
    const items = [];
    for (index = 0; index < length; index += 1) items.push(input[index]);
    return items;
  } catch (cause) {
    report.add(index < 0 ? place() : place() + pointerSegment(index), UNREADABLE);
    report.throwIfAny(cause);
    return void 0;
  }
}
var UNREADABLE = { rule: "unreadable", message: "the value cannot be read: use plain data" };

// src/schema/json-limits.ts
var DEEPEST_JSON = 64;
var MOST_JSON_VALUES = 1e5;
var HOSTILE_KEYS = ["__proto__", "constructor", "prototype"];
function jsonKeyProblem(key) {
  if (key.length > LONGEST_CODE) return tooLong("a key", LONGEST_CODE);
  if (!HOSTILE_KEYS.includes(key)) return void 0;
  return {
    rule: "unknown-key",
    message: `${formatValue(key)} is no name for a field: choose another`,
    found: formatValue(key)
  };
}
function jsonProblem(value) {
  if (typeof value === "string") return value.length > LONGEST_TEXT ? tooLong("a text", LONGEST_TEXT) : void 0;
  if (value === null || typeof value === "boolean" || Number.isFinite(value)) return void 0;
  const kind = formatValue(value);
  return {
    rule: "invalid-type",
    message: `${kind} is no JSON value: write text, a finite number, true, false, null, a list or an object`,
    found: kind
  };
}
var TOO_DEEP = {
  rule: "too-large",
  message: "the value is nested more than 64 levels deep, or holds itself: flatten it"
};
var MOST_VALUES = 4e6;
var TOO_MUCH = {
  rule: "too-large",
  message: "the input holds too many values: send at most 4000000 in all, and 100000 in extra fields"
};

// src/schema/read-context.ts
function hasCapacity(context, more, isJson) {
  context.capacity -= more;
  if (isJson) context.jsonCapacity -= more;
  return context.capacity >= 0 && context.jsonCapacity >= 0;
}
function readProperty(source, key, context, place) {
  try {
    return source[key];
  } catch (error) {
    return reportThrown(context, error, place, key);
  }
}
function reportThrown(context, error, place, key) {
  if (!isMisuseError(error)) {
    context.report.cause ??= error;
    return addIssue(context, UNREADABLE, place, key);
  }
  const pointer = pointerOf(context, place, key);
  for (const { pointer: inside, ...details } of error.issues) context.report.add(pointer + inside, details);
  const unlisted = error.total - error.issues.length;
  context.report.total += unlisted;
  context.report.errors += unlisted;
  return UNREADABLE_PART;
}
function addIssue(context, details, place, key) {
  context.report.add(context.report.isFull ? "" : pointerOf(context, place, key), details ?? COUNT_ONLY);
  return details?.suggestion === void 0 ? UNREADABLE_PART : new UnreadablePart(details.suggestion);
}
function childPlace(up, key) {
  return key === void 0 ? up : { up, key };
}
function pointerOf(context, place, key) {
  let segments = key === void 0 ? "" : pointerSegment(key);
  for (let at = place; at !== void 0; at = at.up) segments = pointerSegment(at.key) + segments;
  return context.pointer + segments;
}

// src/schema/parse-json.ts
function parseJson(text) {
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch {
    return void 0;
  }
}

// src/schema/plain-object.ts
function isPlain(value) {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function plainOf(value, what) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    if (isPlain(value)) return { plain: value };
    const written = builderJson(value);
    if (typeof written === "object" && written !== null) return { plain: written };
    return { problem: { rule: "invalid-type", message: `${unplain(value)} is no ${what}: write a plain object` } };
  }
  const found = value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;
  const kind = value === void 0 ? "undefined" : found;
  return {
    problem: { rule: "invalid-type", message: `${kind} is no ${what}: write an object`, found: kind }
  };
}
function builderJson(value) {
  if (!isBuilder(value) || !("toJSON" in value) || typeof value.toJSON !== "function") return void 0;
  return value.toJSON();
}
function isBuilder(value) {
  const kind = Reflect.get(value, /* @__PURE__ */ Symbol.for("paylock.builder"));
  return typeof kind === "string";
}
function unplain(value) {
  return isBuilder(value) ? "an unfinished builder" : "an instance of a class";
}

// src/schema/edit-distance.ts
function editDistance(one, other, limit) {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let earlier = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let down = 0; down < one.length; down += 1) {
    const next = [down + 1];
    for (let right = 0; right < other.length; right += 1) {
      const replaced = (row[right] ?? 0) + (one[down] === other[right] ? 0 : 1);
      const isSwap = down > 0 && right > 0 && one[down] === other[right - 1] && one[down - 1] === other[right];
      const swapped = isSwap ? (earlier[right - 1] ?? 0) + 1 : limit;
      next.push(Math.min(replaced, swapped, (row[right + 1] ?? 0) + 1, (next[right] ?? 0) + 1));
    }
    [earlier, row] = [row, next];
  }
  return Math.min(row[other.length] ?? limit, limit);
}
function isOneEdit(one, other) {
  return editDistance(one, other, 2) < 2;
}

// src/schema/nearest.ts
var LONGEST_COMPARED = 64;
var MOST_COMPARED = 1e3;
var ALIASES = {
  NETBANKING: "NB",
  INTERNETBANKING: "NB",
  BANK: "NB",
  COD: "CASH",
  CASHONDELIVERY: "CASH",
  PAYLATER: "CONSUMER_FINANCE",
  BNPL: "CONSUMER_FINANCE",
  CC: "CREDIT",
  DC: "DEBIT",
  MANDATEMAXAMOUNT: "mandate.max_amount",
  EMAIL: "customer_email",
  EMAILADDRESS: "customer_email",
  MOBILE: "customer_phone",
  MOBILENUMBER: "customer_phone",
  PHONE: "customer_phone",
  PHONENUMBER: "customer_phone"
};
function nearest(word, allowed) {
  if (word.length > LONGEST_COMPARED) return void 0;
  if (allowed.length > MOST_COMPARED) {
    return allowed.find((candidate) => candidate.toUpperCase() === word.toUpperCase());
  }
  const plain = fold(word);
  if (plain === "") return void 0;
  const alike = allowed.find((candidate) => fold(candidate) === plain);
  if (alike !== void 0) return alike;
  const alias = aliasOf(word, allowed);
  if (alias !== void 0) return alias;
  let best;
  let least = Math.floor(plain.length / 3) + 1;
  for (const candidate of allowed) {
    const away = editDistance(plain, fold(candidate), least);
    if (away < least) [best, least] = [candidate, away];
  }
  return best;
}
function aliasOf(word, allowed) {
  const plain = fold(word);
  const alias = Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : void 0;
  return alias !== void 0 && allowed.includes(alias) ? alias : void 0;
}
function fold(word) {
  return word.normalize("NFKC").replace(/[\u0391-\u03a9\u0405-\u0425]/g, (letter) => LOOK_ALIKES[letter] ?? letter).toUpperCase().replace(/[^A-Z0-9]/g, "");
}
var LOOK_ALIKES = {
  \u0391: "A",
  \u0392: "B",
  \u0395: "E",
  \u0396: "Z",
  \u0397: "H",
  \u0399: "I",
  \u039A: "K",
  \u039C: "M",
  \u039D: "N",
  \u039F: "O",
  \u03A1: "P",
  \u03A4: "T",
  \u03A5: "Y",
  \u03A7: "X",
  \u0410: "A",
  \u0412: "B",
  \u0415: "E",
  \u0417: "3",
  \u0406: "I",
  \u0408: "J",
  \u041A: "K",
  \u041C: "M",
  \u041D: "H",
  \u041E: "O",
  \u0420: "P",
  \u0421: "C",
  \u0422: "T",
  \u0423: "Y",
  \u0425: "X",
  \u0405: "S"
};

// src/schema/unambiguous-match.ts
var SHORTEST_MISSPELLED = 4;
var SHORTEST_START = 4;
function unambiguousMatch(word, allowed) {
  if (word.length > LONGEST_COMPARED) return void 0;
  const plain = fold(word);
  return only(allowed.filter((candidate) => fold(candidate) === plain)) ?? aliasOf(word, allowed) ?? (plain.length < SHORTEST_MISSPELLED ? void 0 : only(allowed.filter((candidate) => isOneEdit(plain, fold(candidate))))) ?? startOf(word, allowed);
}
function startOf(word, allowed) {
  const start = word.length > LONGEST_COMPARED ? "" : fold(word);
  return start.length < SHORTEST_START ? void 0 : only(allowed.filter((candidate) => fold(candidate).startsWith(start)));
}
function only(words) {
  return words.length === 1 ? words[0] : void 0;
}

// src/schema/vocabulary.ts
function vocabularyProblem(value, allowed, what) {
  if (typeof value === "string" && allowed.includes(value)) return void 0;
  const near = typeof value === "string" ? nearest(value, allowed) : void 0;
  const isCertain = typeof value === "string" && near !== void 0 && unambiguousMatch(value, allowed) === near;
  return {
    rule: typeof value === "string" ? "unknown-value" : "invalid-type",
    message: `${formatValue(value)} is not ${/^[aeio]/i.test(what) ? "an" : "a"} ${what}: write ${near === void 0 ? listed(allowed) : formatValue(near)}`,
    found: formatValue(value),
    allowed,
    ...near !== void 0 && { suggestion: near },
    ...isCertain && { fix: replaceWith(near) }
  };
}
function listed(words, last = "or") {
  if (words.length > 12) return `one of ${words.slice(0, 6).join(", ")} \u2026 (${words.length} in all)`;
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

// src/schema/schema-issues.ts
function notBoolean(value) {
  const word = typeof value === "string" && value.length < 8 ? value.trim().toLowerCase() : "";
  const meant = word === "true" || word === "false" ? word : void 0;
  const bit = value === 1 || value === "1" ? true : value === 0 || value === "0" ? false : void 0;
  const boolean = meant === void 0 ? bit : meant === "true";
  const remedy = boolean === void 0 ? "true or false" : `${boolean}${meant === void 0 ? "" : ", without quotes"}`;
  return {
    rule: "invalid-type",
    message: `${formatValue(value)} is not a boolean: write ${remedy}`,
    found: formatValue(value),
    allowed: ["true", "false"],
    ...boolean !== void 0 && { suggestion: String(boolean), fix: replaceWith(boolean) }
  };
}
var LONGEST_LISTED = 256;
function notList(value, { item }) {
  const items = typeof value === "string" && item.kind !== "object" ? itemsOf(value) : void 0;
  const single = item.kind === "object" && isLikely(item, value) ? [value] : void 0;
  const list = items ?? single;
  const suggestion = items && JSON.stringify(items);
  return {
    rule: "invalid-type",
    message: `${formatValue(value)} is not a list: write ${suggestion === void 0 ? single ? "[ \u2026 ] around it" : "a list" : escapeText(suggestion, LONGEST_LISTED * 2)}`,
    found: formatValue(value),
    ...suggestion !== void 0 && { suggestion },
    ...list !== void 0 && { fix: replaceWith(list) }
  };
}
function isLikely(shape, value) {
  if (typeof value !== "object" || value === null) return false;
  try {
    return Object.keys(value).some((key) => fieldOf(shape, key) !== void 0 || unambiguousMatch(key, keysOf(shape)));
  } catch {
    return false;
  }
}
function itemsOf(text) {
  if (text.length > LONGEST_LISTED || /[[\]{}"]/.test(text)) return void 0;
  const items = text.split(",").map((item) => item.trim());
  return items.includes("") ? void 0 : items;
}
function objectAsText(parsed) {
  return {
    rule: "invalid-type",
    message: "the object is written as JSON text in a string: write the object itself, without quotes around it",
    fix: replaceWith(parsed)
  };
}
function tooMany(most) {
  return { rule: "too-large", message: `the list has more than ${most} items: shorten it` };
}
function missing(key, shape) {
  return { rule: "missing-field", message: `${key} is missing: write ${expected(shape)}` };
}
function missingWithDefault(key, fallback) {
  const text = JSON.stringify(fallback);
  return {
    rule: "missing-field",
    severity: "warning",
    message: `${key} is missing and read as ${text}: write it`,
    suggestion: text,
    fix: addition(fallback)
  };
}
function missingDependent(key, dependentRequired) {
  return {
    rule: "missing-field",
    message: `${key} is missing: give all of ${listed(dependentRequired, "and")}, or none`
  };
}
function missingAnyOf(anyOf) {
  return { rule: "missing-field", message: `${listed(anyOf)} is missing: write at least one of them` };
}
function outOfPlace(key, word, what) {
  return { rule: "wrong-action", message: `a ${word} ${what} has no ${key}: leave it out` };
}
function expected(shape) {
  switch (shape?.kind) {
    case "boolean":
      return "true or false";
    case "enum":
      return listed(shape.enum);
    case "list":
      return "a list";
    case "object":
      return "an object";
    default:
      return "a string";
  }
}
var MOST_KEYS = 64;
function unknownKey(key, shape, root, taken = []) {
  const allowed = keysOf(shape);
  const problem = `${formatValue(key)} is not a field of ${a(shape.what)}`;
  const home = homeOf(key, shape, "") ?? homeOf(key, root, "");
  if (home !== void 0) {
    const message = `${problem}: it belongs to ${a(home.what)}, at ${home.path}`;
    return { rule: "unknown-key", message, found: formatValue(key), allowed };
  }
  const near = nearest(key, allowed) ?? startOf(key, allowed);
  const isMeant = (other) => unambiguousMatch(other, allowed) === near;
  const isCertain = near !== void 0 && isMeant(key) && taken.length <= MOST_KEYS && !taken.some((other) => other !== key && isMeant(other));
  return {
    rule: "unknown-key",
    message: `${problem}: ${near === void 0 ? `write ${listed(allowed)}, or leave it out` : `write ${formatValue(near)}`}`,
    found: formatValue(key),
    allowed,
    ...near !== void 0 && { suggestion: near },
    ...isCertain && { fix: renaming(near) }
  };
}
function renaming(name) {
  return (pointer) => ({
    title: `Rename it to ${formatValue(name)}`,
    patch: [{ op: "move", from: pointer, path: pointer.slice(0, pointer.lastIndexOf("/")) + pointerSegment(name) }]
  });
}
function homeOf(key, shape, path) {
  if (shape.kind === "list") return homeOf(key, shape.item, `${path}[]`);
  if (shape.kind !== "object") return void 0;
  const lead = path === "" ? "" : `${path}.`;
  if (fieldOf(shape, key) !== void 0) return { what: shape.what, path: lead + key };
  for (const name of keysOf(shape)) {
    const inner = fieldOf(shape, name);
    const home = inner && homeOf(key, inner, lead + name);
    if (home !== void 0) return home;
  }
  return void 0;
}
function a(what) {
  return `${/^[aeio]/i.test(what) ? "an" : "a"} ${what}`;
}

// src/schema/required-fields.ts
var NO_CASE = {};
function given({ keys, values }, key) {
  return values[keys.indexOf(key)];
}
function caseOf({ on, when }, entries) {
  const word = given(entries, on);
  return typeof word === "string" && own(when, word) || NO_CASE;
}
function wordOf(rule, { cases }) {
  return Object.keys(cases?.when ?? {}).find((word) => cases?.when[word] === rule) ?? "";
}
function isForbidden({ forbidden }, key) {
  return forbidden?.some((keys) => keys.includes(key)) ?? false;
}
function reportMissing(shape, required, entries, copy, context, place) {
  for (const key of required) {
    if (given(entries, key) !== void 0) continue;
    if (isMisspelled(key, copy)) {
      copy[key] = UNREADABLE_PART;
      continue;
    }
    const fallback = context.options.isLenient && shape.defaults ? own(shape.defaults, key) : void 0;
    if (fallback === void 0) {
      copy[key] = addIssue(context, missing(key, fieldOf(shape, key)), place, key);
    } else {
      copy[key] = Object.freeze(fallback);
      addIssue(context, missingWithDefault(key, fallback), place, key);
    }
  }
}
function isMisspelled(key, copy) {
  return Object.values(copy).some((part) => part instanceof UnreadablePart && part.resembles === key);
}
function reportIncomplete({ anyOf, dependentRequired = [] }, rule, entries, copy, context, place) {
  const isGiven = (key) => given(entries, key) !== void 0 || isMisspelled(key, copy);
  if (anyOf !== void 0 && !anyOf.some(isGiven)) addIssue(context, missingAnyOf(anyOf), place, anyOf[0]);
  if (!dependentRequired.some(isGiven) || dependentRequired.some((key) => isForbidden(rule, key))) return;
  for (const key of dependentRequired) {
    if (!isGiven(key)) addIssue(context, missingDependent(key, dependentRequired), place, key);
  }
}

// src/schema/read-object.ts
function readObject(shape, value, context, place) {
  const entries = entriesOf(value, shape, context, place);
  if (entries instanceof UnreadablePart) return entries;
  const rule = shape.cases === void 0 ? NO_CASE : caseOf(shape.cases, entries);
  const copy = {};
  let requiredCount = 0;
  for (let index = 0; index < entries.keys.length; index += 1) {
    const key = entries.keys[index] ?? "";
    const given2 = entries.values[index];
    if (given2 === void 0) continue;
    const required2 = own(shape.required, key);
    if (required2 !== void 0) requiredCount += 1;
    if (given2 instanceof UnreadablePart) {
      copy[key] = given2;
      continue;
    }
    const field = (rule.optional && own(rule.optional, key)) ?? required2 ?? own(shape.optional, key);
    if (field !== void 0 && rule.forbidden === void 0)
      copy[key] = context.read(field, given2, context, place, key);
    else copy[key] = readOther(shape, field, rule, key, given2, entries.keys, context, place);
  }
  const required = Object.keys(shape.required);
  if (requiredCount < required.length) reportMissing(shape, required, entries, copy, context, place);
  if (rule.required !== void 0) reportMissing(shape, rule.required, entries, copy, context, place);
  if (shape.anyOf !== void 0 || shape.dependentRequired !== void 0)
    reportIncomplete(shape, rule, entries, copy, context, place);
  return Object.freeze(copy);
}
var JSON_VALUE = { kind: "json" };
function readOther(shape, field, rule, key, given2, taken, context, place) {
  if (isForbidden(rule, key)) {
    const part = addIssue(context, outOfPlace(key, wordOf(rule, shape), shape.what), place, key);
    return field?.kind === "object" ? context.read(field, given2, context, place, key) : part;
  }
  if (field !== void 0) return context.read(field, given2, context, place, key);
  const problem = shape.additionalProperties === void 0 ? context.report.isFull ? COUNT_ONLY : unknownKey(key, shape, context.root, taken) : shape.additionalProperties(key, given2);
  return problem === void 0 ? context.read(JSON_VALUE, given2, context, place, key) : addIssue(context, problem, place, key);
}
function entriesOf(value, shape, context, place) {
  if (context.capacity < 0) return addIssue(context, TOO_MUCH, place);
  try {
    const found = plainOf(shape.isReadFromText ? textRead(value, context, place) : value, shape.what);
    if ("problem" in found) return addIssue(context, found.problem, place);
    const keys = Object.keys(found.plain);
    if (!hasCapacity(context, keys.length, shape.additionalProperties !== void 0))
      return addIssue(context, TOO_MUCH, place);
    const values = [];
    for (const key of keys) values.push(readProperty(found.plain, key, context, place));
    return { keys, values };
  } catch (error) {
    return reportThrown(context, error, place);
  }
}
function textRead(value, context, place) {
  const parsed = typeof value === "string" ? parseJson(value) : void 0;
  if (typeof parsed !== "object" || parsed === null) return value;
  addIssue(context, objectAsText(parsed), place);
  return parsed;
}

// src/schema/read-shape.ts
var JSON_VALUE2 = { kind: "json" };
var JSON_LIST = { kind: "list", item: JSON_VALUE2 };
var JSON_OBJECT = {
  kind: "object",
  what: "JSON object",
  required: {},
  optional: {},
  additionalProperties: jsonKeyProblem
};
var STRICT = {};
function readShape(shape, input, report, pointer = "", options = STRICT) {
  const before = report.errors;
  const copy = recoverShape(shape, input, report, pointer, options);
  return report.errors === before ? copy : void 0;
}
function recoverShape(shape, input, report, pointer = "", options = STRICT) {
  const context = {
    report,
    root: shape,
    pointer,
    options,
    read,
    capacity: MOST_VALUES,
    jsonCapacity: MOST_JSON_VALUES,
    depth: 0
  };
  return read(shape, input, context, void 0, void 0);
}
function read(shape, value, context, up, key) {
  switch (shape.kind) {
    case "boolean":
      return typeof value === "boolean" ? value : addIssue(context, notBoolean(value), up, key);
    case "enum":
      return readWord(shape, value, context, up, key);
    case "format":
      return readFormat(shape, value, context, up, key);
    case "union":
      return read(isArray(value) ? shape.many : shape.one, value, context, up, key);
    case "list":
      return readList2(shape, value, context, childPlace(up, key));
    case "object":
      return readObject(shape, value, context, childPlace(up, key));
    case "json":
      return readJson(value, context, up, key);
  }
}
function readWord(shape, value, context, up, key) {
  if (typeof value === "string" && shape.enum.includes(value)) return value;
  const more = shape.isPerAccount === true ? context.options.types ?? [] : [];
  if (typeof value === "string" && more.includes(value)) return value;
  const problem = context.report.isFull ? void 0 : vocabularyProblem(value, more.length === 0 ? shape.enum : [...shape.enum, ...more], shape.what);
  const part = addIssue(context, problem, up, key);
  return shape.isPerAccount === true && part.resembles === void 0 && typeof value === "string" ? new UnreadablePart(value) : part;
}
function readFormat(shape, value, context, up, key) {
  if (shape.test !== void 0 && typeof value === "string" && shape.test(value)) return value;
  if (shape.test !== void 0 && context.report.isFull) return addIssue(context, void 0, up, key);
  const problem = shape.check(value);
  if (problem === void 0) return value;
  if (!context.options.isLenient || shape.isTolerated?.(value) !== true) return addIssue(context, problem, up, key);
  addIssue(context, { ...problem, severity: "warning" }, up, key);
  return value;
}
function readList2(shape, value, context, place) {
  if (!isArray(value)) return addIssue(context, notList(value, shape), place);
  const length = lengthOf(value, context, place);
  if (typeof length !== "number") return length;
  if (length > LONGEST_LIST) return addIssue(context, tooMany(LONGEST_LIST), place);
  if (!hasCapacity(context, length, shape === JSON_LIST)) return addIssue(context, TOO_MUCH, place);
  const items = new Array(length);
  for (let index = 0; index < length; index += 1) {
    const item = readProperty(value, index, context, place);
    items[index] = item instanceof UnreadablePart ? item : read(shape.item, item, context, place, index);
  }
  return Object.freeze(items);
}
function lengthOf(list, context, place) {
  try {
    const length = list.length;
    if (typeof length === "number" && length >= 0 && length % 1 === 0) return length;
    return addIssue(context, UNREADABLE, place);
  } catch (error) {
    return reportThrown(context, error, place);
  }
}
function readJson(value, context, up, key) {
  if (typeof value !== "object" || value === null) {
    const problem = jsonProblem(value);
    if (problem !== void 0) return addIssue(context, problem, up, key);
    return value === 0 ? 0 : value;
  }
  if (context.depth === DEEPEST_JSON) return addIssue(context, TOO_DEEP, up, key);
  context.depth += 1;
  const copy = read(isArray(value) ? JSON_LIST : JSON_OBJECT, value, context, up, key);
  context.depth -= 1;
  return copy;
}

// src/schema/payment-filter-shape.ts
var CARD_FILTER = {
  kind: "object",
  what: "card filter",
  required: { enable: BOOLEAN },
  optional: {
    cardBrands: CODES,
    cardBins: { kind: "list", item: { kind: "format", check: binRangeProblem, test: isBinRange } },
    cardTypes: { kind: "list", item: { kind: "enum", what: "card type", enum: CARD_TYPES } },
    cardSubTypes: CODES,
    cardBanks: CODES
  }
};
var UPI_FILTER = {
  kind: "object",
  what: "UPI filter",
  required: { enable: BOOLEAN },
  optional: { upiType: { kind: "enum", what: "UPI type", enum: UPI_TYPES }, upiMethods: CODES },
  cases: { on: "upiType", when: { COLLECT: { optional: { upiMethods: HANDLES } }, INTENT: { optional: { upiMethods: APPS } } } }
};
var PAYMENT_OPTION = {
  kind: "object",
  what: "payment option",
  required: {
    paymentMethodType: { kind: "enum", what: "payment method type", enum: PAYMENT_METHOD_TYPES, isPerAccount: true },
    enable: BOOLEAN
  },
  optional: {
    paymentMethods: CODES,
    cardFilters: { kind: "list", item: CARD_FILTER },
    upiFilters: { kind: "list", item: UPI_FILTER }
  }
};
var PAYMENT_FILTER = {
  kind: "object",
  what: "payment filter",
  isReadFromText: true,
  required: { allowDefaultOptions: BOOLEAN, options: { kind: "list", item: PAYMENT_OPTION } },
  optional: { emiOptions: EMI_FILTER },
  // Open points 2 and 3.
  defaults: { allowDefaultOptions: true, options: [] }
};
function readPaymentFilter(input, report, pointer, options) {
  return readShape(PAYMENT_FILTER, input, report, pointer, options);
}

// src/values/service-prefix.ts
var LONGEST_PREFIX = 64;
function servicePrefixProblem(value) {
  if (typeof value !== "string") return stringProblem(value, "service prefix");
  if (value.length > LONGEST_PREFIX) return tooLong("a service prefix", LONGEST_PREFIX);
  if (value === "NB") {
    return wrongForm('"NB" is the start of net banking codes: write the service prefix of your account', value);
  }
  if (/^[A-Za-z0-9]+$/.test(value)) return void 0;
  const bare = value.replace(/_+$/, "");
  const suggestion = /^[A-Za-z0-9]+$/.test(bare) ? bare : void 0;
  return wrongForm(
    `${formatValue(value)} is not a service prefix: write letters and digits, without the underscore`,
    value,
    suggestion
  );
}

// src/wire/dialect.ts
var DEFAULT_EMI_PLACEMENT = "payment_filter";
var DEFAULT_TENURE_ENCODING = "tenureFilter";

// src/rules/catalog.ts
var NO_CODES = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));
function catalogProblem(book, list, code, countOnly = false) {
  const codes = book[list];
  if (codes === void 0 || codes.has(code) || codes.has(withoutPrefix2(code, list, book.servicePrefix)))
    return void 0;
  if (countOnly) return COUNT_ONLY;
  const allowed = [...codes];
  const near = nearest(code, allowed);
  return {
    rule: "unknown-value",
    message: `${formatValue(code)} is not in codes.${list}: write ${near ?? listed(allowed)}`,
    found: formatValue(code),
    allowed,
    ...near === void 0 ? {} : { suggestion: near }
  };
}
function withoutPrefix2(code, list, servicePrefix) {
  if (!(isDoubledType(list) || list === "issuers")) return code;
  const end = code.indexOf("_");
  const prefix = code.slice(0, Math.max(end, 0));
  if (servicePrefix === void 0 ? servicePrefixProblem(prefix) !== void 0 : prefix !== servicePrefix) return code;
  const bare = code.slice(end + 1);
  return list === "NB" ? `NB_${bare}` : bare;
}
function codeCheck(book, list, check = codeProblem) {
  if (book[list] === void 0) return check;
  return (value, countOnly) => check(value, countOnly) ?? catalogProblem(book, list, String(value), countOnly);
}

// src/model/dialect-node.ts
var PLAIN_DIALECT = Object.freeze({
  servicePrefix: void 0,
  emiPlacement: DEFAULT_EMI_PLACEMENT,
  tenureEncoding: DEFAULT_TENURE_ENCODING,
  codes: NO_CODES,
  types: PAYMENT_METHOD_TYPES
});

// src/model/emi-node.ts
var NO_GROUPS = Object.freeze({});
var NO_EMI = Object.freeze({ onlyEmi: false, kinds: Object.freeze({}) });
function hasEmi({ onlyEmi, kinds }) {
  return onlyEmi || Object.keys(kinds).length > 0;
}

// src/rules/one-flag.ts
function oneFlagProblem(encoding, issuers, tenures) {
  if (encoding !== "issuerFilter.tenures" || issuers === void 0 || tenures === void 0) return void 0;
  if (issuers.enable === tenures.enable) return void 0;
  return {
    rule: "contradiction",
    message: "tenureEncoding 'issuerFilter.tenures' has one enable for issuers and tenures: say only(\u2026) or except(\u2026) for both"
  };
}

// src/model/write-emi-filter.ts
function writeEmiFilter(node, dialect, base) {
  const filter2 = {};
  for (const kind of EMI_KINDS) {
    const state = node.kinds[kind];
    const key = EMI_KIND_KEYS[kind];
    if (state !== void 0) filter2[key] = writeKind(state, dialect, `${base}/${key}`);
  }
  if (node.onlyEmi) filter2.showOnlyEmi = true;
  return Object.freeze(filter2);
}
function writeKind(node, dialect, base) {
  if (node === "hidden") return Object.freeze({ enable: false });
  const kind = { enable: true };
  for (const name of PLAN_GROUPS) {
    const group = node[name];
    if (group !== void 0) kind[name] = writeGroup(group, dialect, `${base}/${name}`);
  }
  return Object.freeze(kind);
}
function writeGroup(node, dialect, base) {
  if (node === "hidden") return Object.freeze({ enable: false });
  if (node.length === 0) return Object.freeze({ enable: true });
  const filters = node.map((plan, index) => writePlan(plan, dialect, `${base}/filters/${index}`));
  return Object.freeze({ enable: true, filters: Object.freeze(filters) });
}
function writePlan(plan, dialect, place) {
  const { enable, paymentMethodType, paymentMethods, issuers, tenures } = plan;
  const problem = oneFlagProblem(dialect.tenureEncoding, issuers, tenures);
  if (problem !== void 0) throwIssue(place, problem);
  const written = { enable };
  if (paymentMethodType !== void 0) written.paymentMethodType = paymentMethodType;
  if (paymentMethods !== void 0) written.paymentMethod = oneOrMany(paymentMethods);
  if (issuers !== void 0) written.issuerFilter = writeIssuers(issuers, dialect.servicePrefix);
  if (tenures !== void 0) writeTenures(written, tenures, dialect.tenureEncoding);
  return Object.freeze(written);
}
function oneOrMany(codes) {
  const [first] = codes;
  return codes.length === 1 && first !== void 0 ? first : codes;
}
function writeIssuers({ items, enable }, servicePrefix) {
  if (servicePrefix === void 0) return Object.freeze({ issuers: items, enable });
  const lead = `${servicePrefix}_`;
  const issuers = new Set(items.map((issuer) => issuer.startsWith(lead) ? issuer : lead + issuer));
  return Object.freeze({ issuers: Object.freeze([...issuers]), enable });
}
function writeTenures(plan, { items, enable }, encoding) {
  const tenures = items;
  const issuers = plan.issuerFilter !== void 0 && "issuers" in plan.issuerFilter ? plan.issuerFilter.issuers : void 0;
  if (encoding !== "issuerFilter.tenures") plan[encoding] = Object.freeze({ tenures, enable });
  else if (issuers === void 0) plan.issuerFilter = Object.freeze({ tenures, enable });
  else plan.issuerFilter = Object.freeze({ issuers, tenures, enable });
}

// src/rules/nothing-inside.ts
function nothingInside(what) {
  const message = `a hidden ${what} has nothing inside: remove the recipe, or show the ${what}`;
  return { rule: "contradiction", message };
}

// src/builders/brand.ts
var BUILDER = /* @__PURE__ */ Symbol.for("paylock.builder");
function kindOfBuilder(value) {
  if (typeof value !== "object" || value === null) return void 0;
  try {
    const kind = Reflect.get(value, BUILDER);
    return typeof kind === "string" ? escapeText(kind) : void 0;
  } catch {
    return void 0;
  }
}

// src/builders/choose-once.ts
function chooseOnce(word, vocabulary, what, configured, pointer) {
  const problem = vocabularyProblem(word, vocabulary, what);
  if (problem !== void 0) throwIssue(pointer(typeof word === "string" ? word : ""), problem);
  const known = word;
  const before = configured[known];
  if (before !== void 0)
    throwIssue(pointer(known), conflict(known, before === "hidden" ? "hidden" : "shown", pointer(known)));
  return known;
}

// src/model/cells.ts
function append(previous, item) {
  return { item, previous, count: countOf(previous) + 1 };
}
function countOf(newest) {
  return newest === void 0 ? 0 : newest.count;
}
function toArray(newest) {
  const items = new Array(countOf(newest));
  for (let cell = newest; cell !== void 0; cell = cell.previous) items[cell.count - 1] = cell.item;
  return Object.freeze(items);
}

// src/values/choice.ts
var NOTHING_LISTED = "the list is empty: write at least one item";
var CheckedChoice = class {
  constructor(items, enable) {
    this.items = items;
    this.enable = enable;
    Object.freeze(this);
  }
  items;
  enable;
  #isChecked = true;
  static is(value) {
    return typeof value === "object" && value !== null && #isChecked in value && value.#isChecked;
  }
  /** A registered symbol, so that a second copy of the package recognizes it. */
  get [/* @__PURE__ */ Symbol.for("paylock.builder")]() {
    return "choice";
  }
  toJSON() {
    return { items: this.items, enable: this.enable };
  }
};
function isChoice(value) {
  return CheckedChoice.is(value);
}

// src/builders/read-known.ts
var NOTHING = Object.freeze(/* @__PURE__ */ Object.create(null));
function readKnown(input, keys, { what, part, nothing }, report, place) {
  const found = Object.create(NOTHING);
  let reading;
  const at = () => reading === void 0 ? place() : place() + pointerSegment(reading);
  try {
    const read2 = plainOf(input, what);
    if ("problem" in read2) {
      report.add(place(), read2.problem);
      return found;
    }
    let isEmpty = true;
    for (const name of Object.keys(read2.plain)) {
      reading = name;
      const key = name;
      const isKnown = keys.includes(key);
      const value = isKnown ? Reflect.get(read2.plain, name) : void 0;
      if (isKnown && value === void 0) continue;
      isEmpty = false;
      if (isKnown) found[key] = value;
      else if (report.isFull) report.add(at(), COUNT_ONLY);
      else reportUnknown(name, keys, part, report, at());
    }
    reading = void 0;
    if (isEmpty && nothing !== void 0) report.add(place(), { rule: "empty-list", message: nothing });
  } catch (cause) {
    report.add(at(), UNREADABLE);
    report.throwIfAny(cause);
  }
  return found;
}
function reportUnknown(name, keys, part, report, at) {
  const near = nearest(name, keys);
  report.add(at, {
    rule: "unknown-key",
    message: `${formatValue(name)} is not a ${part}: write ${near ?? listed(keys)}`,
    found: formatValue(name),
    allowed: keys,
    ...near === void 0 ? {} : { suggestion: near }
  });
}

// src/rules/recipe-results.ts
function wrongResult(found) {
  return { rule: "invalid-recipe", message: resultMessage(found), found };
}
function resultMessage(found) {
  const nothing = "the recipe returns nothing: return the builder it was given";
  const promise = "the recipe is async: return the builder itself, not a promise";
  if (found === "nothing") return nothing;
  return found === "a promise" ? promise : `the recipe returns ${found}: return the builder it was given`;
}
var EMPTY_RECIPE = {
  rule: "empty-recipe",
  message: "the recipe adds nothing: add at least one call, or remove the recipe"
};
function discardedCalls(count) {
  const calls = count === 1 ? "one call" : `${count} calls`;
  return {
    rule: "discarded-call",
    message: `the recipe discards the result of ${calls}: builders are immutable, so return one chain that holds every call`
  };
}

// src/builders/recipe.ts
function call(recipe, start, pointer) {
  try {
    return Reflect.apply(recipe, void 0, [start]);
  } catch (error) {
    if (isMisuseError(error)) throw error;
    return throwIssue(pointer, { rule: "invalid-recipe", message: "the recipe throws: see the cause" }, error);
  }
}
function describe(value) {
  const kind = kindOfBuilder(value);
  if (kind !== void 0) return `another builder (${kind})`;
  if (value === void 0) return "nothing";
  return isPromise(value) ? "a promise" : formatValue(value);
}
function isPromise(value) {
  try {
    return value instanceof Promise;
  } catch {
    return false;
  }
}

// src/builders/recipe-builder.ts
var RecipeBuilder = class _RecipeBuilder {
  #step;
  constructor(step) {
    this.#step = step;
  }
  /** Follows a recipe: what it returns is `start` with more calls, each of them part of it. */
  static follow(recipe, start, pointer, mayBeEmpty = false) {
    if (typeof recipe !== "function") {
      throwIssue(pointer, {
        rule: "invalid-type",
        message: `${formatValue(recipe)} is not a recipe: write a function`,
        found: formatValue(recipe)
      });
    }
    const run = { calls: 0 };
    const result = call(recipe, start.at({ run, calls: 0 }), pointer);
    const calls = callsOf(result, run);
    if (calls === void 0) return throwIssue(pointer, wrongResult(describe(result)));
    if (calls < run.calls) throwIssue(pointer, discardedCalls(run.calls - calls));
    if (calls === 0 && !mayBeEmpty) throwIssue(pointer, EMPTY_RECIPE);
    return result;
    function callsOf(value, of) {
      if (typeof value !== "object" || value === null || !(#step in value)) return void 0;
      return value.#step?.run === of ? value.#step.calls : void 0;
    }
  }
  when(condition, recipe, otherwise) {
    if (typeof condition !== "boolean") {
      throwIssue("", {
        rule: "invalid-type",
        message: `${formatValue(condition)} is not a condition: write true or false`,
        found: formatValue(condition)
      });
    }
    const chosen = condition ? recipe : otherwise;
    if (!condition && chosen === void 0) return this.at(this.next());
    return _RecipeBuilder.follow(chosen, this, this.pointer(), true).at(this.next());
  }
  /** The step of the builder that a call returns. */
  next() {
    if (this.#step === void 0) return void 0;
    const { run, calls } = this.#step;
    run.calls += 1;
    return { run, calls: calls + 1 };
  }
};

// src/builders/plans.ts
var CRITERIA = ["paymentMethodType", "paymentMethod", "issuers", "tenures"];
var PLAN_FILTER2 = {
  what: "plan filter",
  part: "criterion of a plan filter",
  nothing: "a filter needs at least one criterion"
};
var Plans = class _Plans extends RecipeBuilder {
  #dialect;
  /** The pointer of the plan group. */
  #group;
  #newest;
  constructor(dialect, group, newest, step) {
    super(step);
    this.#dialect = dialect;
    this.#group = group;
    this.#newest = newest;
  }
  /** The plan filters, oldest first. */
  static nodes(plans) {
    return toArray(plans.#newest);
  }
  get [BUILDER]() {
    return "plan filters";
  }
  show(criteria) {
    return this.#append(criteria, true);
  }
  hide(criteria) {
    return this.#append(criteria, false);
  }
  toJSON() {
    return throwIssue("", {
      rule: "invalid-recipe",
      message: "plan filters are part of a plan group: return them from its recipe"
    });
  }
  at(step) {
    return new _Plans(this.#dialect, this.#group, this.#newest, step);
  }
  pointer() {
    return `${this.#group}/filters/${countOf(this.#newest)}`;
  }
  #append(criteria, enable) {
    const report = new IssueCollector();
    const place = () => this.pointer();
    const given2 = readKnown(criteria, CRITERIA, PLAN_FILTER2, report, place);
    const node = readPlan(given2, enable, this.#dialect, report, place);
    report.throwIfAny();
    return new _Plans(this.#dialect, this.#group, append(this.#newest, node), this.next());
  }
};
function readPlan(given2, enable, dialect, report, place) {
  const typeProblem = "paymentMethodType" in given2 ? vocabularyProblem(given2.paymentMethodType, PAYMENT_METHOD_TYPES, "payment method type") : void 0;
  if (typeProblem !== void 0) report.add(`${place()}/paymentMethodType`, typeProblem);
  const type = typeProblem === void 0 ? given2.paymentMethodType : void 0;
  const issuerCheck = codeCheck(dialect.codes, "issuers");
  const issuers = "issuers" in given2 ? sound(given2.issuers, issuerCheck) ?? readChoice(given2.issuers, issuerCheck, report, () => `${place()}/issuerFilter`, "issuers") : void 0;
  const tenures = "tenures" in given2 ? sound(given2.tenures, tenureRangeProblem) ?? readChoice(given2.tenures, tenureRangeProblem, report, () => `${place()}/${keyOfTenures(dialect)}`, "tenures") : void 0;
  const problem = oneFlagProblem(dialect.tenureEncoding, issuers, tenures);
  if (problem !== void 0) report.add(place(), problem);
  const node = { enable };
  if (type !== void 0) node.paymentMethodType = type;
  if (Object.hasOwn(given2, "paymentMethod")) {
    node.paymentMethods = readProviders(given2.paymentMethod, type, dialect, report, () => `${place()}/paymentMethod`);
  }
  if (issuers !== void 0) node.issuers = issuers;
  if (tenures !== void 0) node.tenures = tenures;
  return node;
}
function readProviders(given2, type, { codes }, report, place) {
  const check = type === void 0 || type === "CARD" || type === "UPI" ? codeProblem : codeCheck(codes, type);
  if (typeof given2 !== "string") return readList(given2, check, report, place, NOTHING_LISTED);
  const problem = check(given2);
  if (problem !== void 0) report.add(place(), problem);
  return Object.freeze([given2]);
}
function keyOfTenures({ tenureEncoding }) {
  return tenureEncoding === "issuerFilter.tenures" ? "issuerFilter" : tenureEncoding;
}
var CHOICE = ["items", "enable"];
var CHOICE_NAMES = { what: "choice", part: "part of a choice" };
function sound(given2, check) {
  if (!isChoice(given2)) return void 0;
  return check === codeProblem || given2.items.every((item) => check(item) === void 0) ? given2 : void 0;
}
function readChoice(given2, check, report, place, key) {
  const inner = new IssueCollector();
  const { items, enable } = readKnown(given2, CHOICE, CHOICE_NAMES, inner, place);
  if (typeof enable !== "boolean" || inner.total > 0) {
    report.add(place(), {
      rule: "invalid-type",
      message: `${formatValue(given2)} is not a choice of ${key}: write only(\u2026) or except(\u2026)`,
      found: formatValue(given2)
    });
    return void 0;
  }
  return Object.freeze({ items: readList(items, check, report, () => `${place()}/${key}`, NOTHING_LISTED), enable });
}

// src/builders/groups.ts
var Groups = class _Groups extends RecipeBuilder {
  #dialect;
  /** The pointer of the EMI kind. */
  #kind;
  #node;
  constructor(dialect, kind, node, step) {
    super(step);
    this.#dialect = dialect;
    this.#kind = kind;
    this.#node = node;
  }
  static node(groups) {
    return groups.#node;
  }
  get [BUILDER]() {
    return "plan groups";
  }
  show(group, recipe) {
    const name = this.#choose(group);
    if (recipe === void 0) return this.#with(name, []);
    const pointer = this.#pointerOf(name);
    const plans = RecipeBuilder.follow(recipe, new Plans(this.#dialect, pointer), pointer);
    return this.#with(name, Plans.nodes(plans));
  }
  hide(group, recipe) {
    const name = this.#choose(group);
    if (recipe !== void 0) throwIssue(this.#pointerOf(name), nothingInside("plan group"));
    return this.#with(name, "hidden");
  }
  toJSON() {
    return throwIssue("", {
      rule: "invalid-recipe",
      message: "plan groups are part of an EMI kind: return them from its recipe"
    });
  }
  at(step) {
    return new _Groups(this.#dialect, this.#kind, this.#node, step);
  }
  pointer() {
    return this.#kind;
  }
  #pointerOf(name) {
    return this.#kind + pointerSegment(name);
  }
  #choose(group) {
    return chooseOnce(group, PLAN_GROUPS, "plan group", this.#node, (name) => this.#pointerOf(name));
  }
  #with(name, group) {
    return new _Groups(this.#dialect, this.#kind, { ...this.#node, [name]: group }, this.next());
  }
};

// src/builders/emi.ts
var Emi = class _Emi extends RecipeBuilder {
  #dialect;
  /** The pointer of the EMI filter. */
  #base;
  #node;
  constructor(dialect, base = "", node = NO_EMI, step) {
    super(step);
    this.#dialect = dialect;
    this.#base = base;
    this.#node = node;
  }
  static is(value) {
    return typeof value === "object" && value !== null && #node in value;
  }
  static dialect(emi2) {
    return emi2.#dialect;
  }
  static node(emi2) {
    return emi2.#node;
  }
  get [BUILDER]() {
    return "emi";
  }
  show(kind, recipe) {
    const name = this.#choose(kind);
    if (recipe === void 0) return this.#with(name, NO_GROUPS);
    const pointer = this.#pointerOf(name);
    const groups = RecipeBuilder.follow(recipe, new Groups(this.#dialect, pointer, NO_GROUPS), pointer);
    return this.#with(name, Groups.node(groups));
  }
  hide(kind, recipe) {
    const name = this.#choose(kind);
    if (recipe !== void 0) throwIssue(this.#pointerOf(name), nothingInside("EMI kind"));
    return this.#with(name, "hidden");
  }
  showOnlyEmi() {
    return new _Emi(this.#dialect, this.#base, { ...this.#node, onlyEmi: true }, this.next());
  }
  build() {
    return writeEmiFilter(this.#node, this.#dialect, this.#base);
  }
  toJSON() {
    return this.build();
  }
  at(step) {
    return new _Emi(this.#dialect, this.#base, this.#node, step);
  }
  pointer() {
    return this.#base;
  }
  #choose(kind) {
    return chooseOnce(kind, EMI_KINDS, "EMI kind", this.#node.kinds, (name) => this.#pointerOf(name));
  }
  #pointerOf(name) {
    const known = EMI_KINDS.find((kind) => kind === name);
    return this.#base + pointerSegment(known === void 0 ? name : EMI_KIND_KEYS[known]);
  }
  #with(kind, node) {
    const kinds = { ...this.#node.kinds, [kind]: node };
    return new _Emi(this.#dialect, this.#base, { ...this.#node, kinds }, this.next());
  }
};

// src/model/write-payment-filter.ts
function writePaymentFilter(node, base = "") {
  const report = new IssueCollector();
  const options = node.options.map(
    (option, index) => writeOption(option, node, report, () => `${base}/options/${index}`)
  );
  report.throwIfAny();
  const filter2 = {
    allowDefaultOptions: node.allowDefaults,
    options: Object.freeze(options)
  };
  if (node.emi !== void 0) filter2.emiOptions = writeEmiFilter(node.emi, node.dialect, `${base}/emiOptions`);
  return Object.freeze(filter2);
}
function writeOption(option, rules2, report, place) {
  const { type: paymentMethodType } = option;
  if ("cards" in option) return Object.freeze({ paymentMethodType, enable: true, cardFilters: option.cards });
  if ("upi" in option) return Object.freeze({ paymentMethodType, enable: true, upiFilters: option.upi });
  const { enable, providers } = option;
  if (providers === void 0) return Object.freeze({ paymentMethodType, enable });
  return Object.freeze({
    paymentMethodType,
    enable,
    paymentMethods: writeProviders(option, providers, rules2, report, place)
  });
}
function writeProviders({ type }, providers, { servicePrefix }, report, place) {
  if (servicePrefix === void 0 || !isDoubledType(type)) return providers;
  if (type === "NB") {
    providers.forEach((code, index) => {
      const problem = nbCodeProblem(normalCode(type, code, servicePrefix), () => false);
      if (problem !== void 0) report.add(`${place()}/paymentMethods${pointerSegment(index)}`, problem);
    });
  }
  return Object.freeze(doubledCodes(type, providers, servicePrefix));
}

// src/rules/no-allow-defaults.ts
var MESSAGE = "the filter has no allowDefaultOptions: call .allowDefaults(true) or .allowDefaults(false) first";
var NO_ALLOW_DEFAULTS = { rule: "missing-field", message: MESSAGE };

// src/builders/add-option.ts
function indexOf(options, type) {
  const index = options.findIndex((option) => option.type === type);
  return index < 0 ? options.length : index;
}
function optionPointer(index) {
  return `/options/${index}`;
}
function hidesParts(option) {
  if ("cards" in option) return option.cards.every(({ enable }) => !enable);
  if ("upi" in option) return option.upi.every(({ enable }) => !enable);
  return !option.enable && option.providers !== void 0;
}
function optionConflict(options, type, addsParts) {
  const index = indexOf(options, type);
  const first = options[index];
  if (first === void 0 || addsParts && hidesParts(first)) return void 0;
  return conflict(type, howConfigured(first), optionPointer(index));
}
function howConfigured(option) {
  if (hidesParts(option)) return "partly hidden";
  if ("cards" in option || "upi" in option) return "filtered";
  return option.enable ? "shown" : "hidden";
}
function withOption(options, added) {
  const index = indexOf(options, added.type);
  const first = options[index];
  if (first === void 0) return [...options, added];
  return options.map((option) => option === first ? joined2(first, added) : option);
}
function joined2(first, added) {
  if ("cards" in first && "cards" in added)
    return { type: first.type, cards: Object.freeze([...first.cards, ...added.cards]) };
  if ("upi" in first && "upi" in added) return { type: first.type, upi: Object.freeze([...first.upi, ...added.upi]) };
  const providers = [...providersOf(first), ...providersOf(added)];
  return { type: first.type, enable: false, providers: Object.freeze([...new Set(providers)]) };
}
function providersOf(option) {
  return option !== void 0 && "providers" in option ? option.providers ?? [] : [];
}

// src/builders/cards.ts
var CRITERIA2 = ["brands", "bins", "types", "subTypes", "banks"];
var KEYS = {
  brands: "cardBrands",
  bins: "cardBins",
  types: "cardTypes",
  subTypes: "cardSubTypes",
  banks: "cardBanks"
};
var CARD_FILTER2 = {
  what: "card filter",
  part: "criterion of a card filter",
  nothing: "a filter needs at least one criterion"
};
var cardTypeProblem = (value) => vocabularyProblem(value, CARD_TYPES, "card type");
var Cards = class _Cards extends RecipeBuilder {
  #codes;
  /** Where the filters are written. */
  #base;
  #newest;
  constructor(codes, base, newest, step) {
    super(step);
    this.#codes = codes;
    this.#base = base;
    this.#newest = newest;
  }
  /** The filters, oldest first. */
  static filters(cards) {
    return toArray(cards.#newest);
  }
  get [BUILDER]() {
    return "cards";
  }
  hide(criteria) {
    return this.#filter(criteria, false);
  }
  show(criteria) {
    return this.#filter(criteria, true);
  }
  hideTypes(...types) {
    return this.#list("types", types, false);
  }
  showTypes(...types) {
    return this.#list("types", types, true);
  }
  hideBrands(...brands) {
    return this.#list("brands", brands, false);
  }
  showBrands(...brands) {
    return this.#list("brands", brands, true);
  }
  hideBins(...ranges) {
    return this.#list("bins", ranges, false);
  }
  showBins(...ranges) {
    return this.#list("bins", ranges, true);
  }
  hideSubTypes(...subTypes) {
    return this.#list("subTypes", subTypes, false);
  }
  showSubTypes(...subTypes) {
    return this.#list("subTypes", subTypes, true);
  }
  hideBanks(...banks) {
    return this.#list("banks", banks, false);
  }
  showBanks(...banks) {
    return this.#list("banks", banks, true);
  }
  toJSON() {
    return throwIssue("", {
      rule: "invalid-recipe",
      message: "card filters are part of a filter: return them from .cards(\u2026)"
    });
  }
  #list(criterion, list, enable) {
    return this.#append({ [criterion]: list }, enable, new IssueCollector());
  }
  #filter(criteria, enable) {
    const report = new IssueCollector();
    const given2 = readKnown(criteria, CRITERIA2, CARD_FILTER2, report, () => this.pointer());
    return this.#append(given2, enable, report);
  }
  at(step) {
    return new _Cards(this.#codes, this.#base, this.#newest, step);
  }
  pointer() {
    return `${this.#base.option}/cardFilters/${this.#base.filters + countOf(this.#newest)}`;
  }
  #append(given2, enable, report) {
    const filter2 = {};
    for (const criterion of CRITERIA2) {
      if (!Object.hasOwn(given2, criterion)) continue;
      const key = KEYS[criterion];
      const place = () => `${this.pointer()}/${key}`;
      filter2[key] = readList(
        given2[criterion],
        this.#check(criterion),
        report,
        place,
        NOTHING_LISTED,
        criterion === "bins"
      );
    }
    report.throwIfAny();
    filter2.enable = enable;
    const item = Object.freeze(filter2);
    return new _Cards(this.#codes, this.#base, append(this.#newest, item), this.next());
  }
  #check(criterion) {
    if (criterion === "bins") return binRangeProblem;
    return criterion === "types" ? cardTypeProblem : codeCheck(this.#codes, criterion);
  }
};

// src/builders/catalog-check.ts
function reportOutsideCatalog(option, { codes }, report, place) {
  if ("cards" in option) reportCards(codes, option.cards, report, `${place}/cardFilters`);
  else if ("upi" in option) reportUpi(codes, option.upi, report, `${place}/upiFilters`);
  else reportProviders2(codes, option.type, option.providers, report, `${place}/paymentMethods`);
}
function reportUnlistedFilter({ options, emiOptions }, { codes }, report, place) {
  if (codes === NO_CODES) return;
  options.forEach(({ paymentMethodType, paymentMethods, cardFilters = [], upiFilters = [] }, index) => {
    const option = `${place}/options/${index}`;
    reportProviders2(codes, paymentMethodType, paymentMethods, report, `${option}/paymentMethods`);
    reportCards(codes, cardFilters, report, `${option}/cardFilters`);
    reportUpi(codes, upiFilters, report, `${option}/upiFilters`);
  });
  for (const key of Object.values(EMI_KIND_KEYS)) {
    for (const name of PLAN_GROUPS) {
      emiOptions?.[key]?.[name]?.filters?.forEach(({ paymentMethodType, paymentMethod, issuerFilter }, index) => {
        const plan = `${place}/emiOptions/${key}/${name}/filters/${index}`;
        if (paymentMethodType !== void 0)
          reportProviders2(codes, paymentMethodType, paymentMethod, report, `${plan}/paymentMethod`);
        const issuers = issuerFilter !== void 0 && "issuers" in issuerFilter ? issuerFilter.issuers : void 0;
        reportCodes2(codes, "issuers", issuers, report, `${plan}/issuerFilter/issuers`);
      });
    }
  }
}
function reportPlansOutsideCatalog(emi2, dialect, report, place) {
  for (const kind of EMI_KINDS) {
    const groups = emi2.kinds[kind];
    if (groups === void 0 || groups === "hidden") continue;
    for (const name of PLAN_GROUPS) {
      const plans = groups[name];
      if (plans === void 0 || plans === "hidden") continue;
      plans.forEach((plan, index) => {
        reportPlan(plan, dialect, report, `${place}/${EMI_KIND_KEYS[kind]}/${name}/filters/${index}`);
      });
    }
  }
}
function reportPlan(plan, { codes, tenureEncoding }, report, place) {
  const { paymentMethodType: type, paymentMethods, issuers, tenures } = plan;
  if (type !== void 0) reportProviders2(codes, type, paymentMethods, report, `${place}/paymentMethod`);
  reportCodes2(codes, "issuers", issuers?.items, report, `${place}/issuerFilter/issuers`);
  const problem = oneFlagProblem(tenureEncoding, issuers, tenures);
  if (problem !== void 0) report.add(place, problem);
}
function reportCards(codes, cards, report, place) {
  cards.forEach(({ cardBrands, cardSubTypes, cardBanks }, index) => {
    reportCodes2(codes, "brands", cardBrands, report, `${place}/${index}/cardBrands`);
    reportCodes2(codes, "subTypes", cardSubTypes, report, `${place}/${index}/cardSubTypes`);
    reportCodes2(codes, "banks", cardBanks, report, `${place}/${index}/cardBanks`);
  });
}
function reportUpi(codes, filters, report, place) {
  filters.forEach(({ upiType, upiMethods }, index) => {
    if (upiType === "INTENT") reportCodes2(codes, "apps", upiMethods, report, `${place}/${index}/upiMethods`);
  });
}
function reportProviders2(codes, type, providers, report, place) {
  if (type !== "CARD" && type !== "UPI") reportCodes2(codes, type, providers, report, place);
}
function reportCodes2(codes, list, given2, report, place) {
  if (codes[list] === void 0) return;
  const check = (word, at) => {
    const problem = catalogProblem(codes, list, word, report.isFull);
    if (problem !== void 0) report.add(at, problem);
  };
  if (typeof given2 === "string") check(given2, place);
  else for (const [index, word] of (given2 ?? []).entries()) check(word, place + pointerSegment(index));
}

// src/builders/include-rules.ts
function includeRules({ options, emi: emi2, servicePrefix, dialect }, added) {
  const report = new IssueCollector();
  const isForeign = added.dialect !== dialect;
  const all = added.options.reduce((sofar, option) => {
    const problem = optionConflict(sofar, option.type, hidesParts(option));
    const place = optionPointer(problem === void 0 ? indexOf(sofar, option.type) : sofar.length);
    if (problem !== void 0) report.add(place, problem);
    if (isForeign) reportOutsideCatalog(option, dialect, report, place);
    return problem === void 0 ? withOption(sofar, option) : sofar;
  }, options);
  if (emi2 !== void 0 && added.emi !== void 0)
    report.add("/emiOptions", conflict("EMI", "filtered", "/emiOptions"));
  if (isForeign && added.emi !== void 0) reportPlansOutsideCatalog(added.emi, dialect, report, "/emiOptions");
  if (servicePrefix !== void 0 && added.servicePrefix !== void 0) report.add("", conflict("prefix", "set", ""));
  report.throwIfAny();
  return {
    options: all,
    ...added.emi && { emi: added.emi },
    ...added.servicePrefix !== void 0 && { servicePrefix: added.servicePrefix }
  };
}

// src/builders/read-emi.ts
function readEmi(given2, dialect, pointer) {
  if (Emi.is(given2)) {
    const report = new IssueCollector();
    if (Emi.dialect(given2) !== dialect) reportPlansOutsideCatalog(Emi.node(given2), dialect, report, pointer);
    report.throwIfAny();
    return Emi.node(given2);
  }
  if (kindOfBuilder(given2) === "emi") {
    const message = "the EMI builder comes from another copy of paylock: import one copy only";
    throwIssue(pointer, { rule: "invalid-recipe", message, found: "emi" });
  }
  return Emi.node(RecipeBuilder.follow(given2, new Emi(dialect, pointer), pointer));
}

// src/builders/read-providers.ts
function readType(given2, { types }, pointer) {
  const problem = vocabularyProblem(given2, types, "payment method type");
  if (problem !== void 0) throwIssue(pointer, problem);
  return given2;
}
function readProviders2(given2, type, { codes }, before, list) {
  const ignored = providersIgnored(type);
  if (ignored !== void 0) throwIssue(list, ignored);
  const report = new IssueCollector();
  const check = type === "CARD" || type === "UPI" ? codeProblem : codeCheck(codes, type);
  const providers = readList(given2, check, report, () => list, NO_PROVIDERS, false, before.length);
  if (type === "NB") {
    const listed2 = /* @__PURE__ */ new Set([...before, ...providers]);
    providers.forEach((code, index) => {
      const problem = nbCodeProblem(code, (other) => listed2.has(other));
      if (problem !== void 0) report.add(`${list}/${before.length + index}`, problem);
    });
  }
  report.throwIfAny();
  return providers;
}

// src/builders/upi.ts
var Upi = class _Upi extends RecipeBuilder {
  #codes;
  /** Where the filters are written. */
  #base;
  #newest;
  constructor(codes, base, newest, step) {
    super(step);
    this.#codes = codes;
    this.#base = base;
    this.#newest = newest;
  }
  /** The filters, oldest first. */
  static filters(upi) {
    return toArray(upi.#newest);
  }
  get [BUILDER]() {
    return "upi";
  }
  hideCollect(...handles) {
    return this.#list("COLLECT", handles, false);
  }
  showCollect(...handles) {
    return this.#list("COLLECT", handles, true);
  }
  hideIntent(...apps) {
    return this.#list("INTENT", apps, false);
  }
  showIntent(...apps) {
    return this.#list("INTENT", apps, true);
  }
  hideAllCollect() {
    return this.#append({ upiType: "COLLECT", enable: false });
  }
  showAllCollect() {
    return this.#append({ upiType: "COLLECT", enable: true });
  }
  hideAllIntent() {
    return this.#append({ upiType: "INTENT", enable: false });
  }
  showAllIntent() {
    return this.#append({ upiType: "INTENT", enable: true });
  }
  toJSON() {
    return throwIssue("", {
      rule: "invalid-recipe",
      message: "UPI filters are part of a filter: return them from .upi(\u2026)"
    });
  }
  #list(upiType, list, enable) {
    const report = new IssueCollector();
    const check = upiType === "COLLECT" ? handleProblem : codeCheck(this.#codes, "apps", appProblem);
    const place = () => `${this.pointer()}/upiMethods`;
    const upiMethods = readList(list, check, report, place, NOTHING_LISTED);
    report.throwIfAny();
    return this.#append({ upiType, upiMethods, enable });
  }
  #append(filter2) {
    return new _Upi(this.#codes, this.#base, append(this.#newest, Object.freeze(filter2)), this.next());
  }
  at(step) {
    return new _Upi(this.#codes, this.#base, this.#newest, step);
  }
  pointer() {
    return `${this.#base.option}/upiFilters/${this.#base.filters + countOf(this.#newest)}`;
  }
};

// src/builders/filter-steps.ts
var EMI_POINTER = "/emiOptions";
var Steps = class _Steps extends RecipeBuilder {
  #node;
  constructor(node, step) {
    super(step);
    this.#node = node;
  }
  static nodeOf(value) {
    return typeof value === "object" && value !== null && #node in value ? value.#node : void 0;
  }
  show(type, ...providers) {
    return this.#configure(type, providers, true);
  }
  hide(type, ...providers) {
    return this.#configure(type, providers, false);
  }
  cards(recipe) {
    const { codes } = this.#node.dialect;
    return this.#filtered("CARD", (place) => {
      const cards = Cards.filters(RecipeBuilder.follow(recipe, new Cards(codes, place), place.option));
      return { type: "CARD", cards };
    });
  }
  upi(recipe) {
    const { codes } = this.#node.dialect;
    return this.#filtered("UPI", (place) => {
      const upi = Upi.filters(RecipeBuilder.follow(recipe, new Upi(codes, place), place.option));
      return { type: "UPI", upi };
    });
  }
  emi(recipe) {
    if (this.#node.emi !== void 0) throwIssue(EMI_POINTER, conflict("EMI", "filtered", EMI_POINTER));
    const emi2 = readEmi(recipe, this.#node.dialect, EMI_POINTER);
    return this.#with(hasEmi(emi2) ? { emi: emi2 } : {});
  }
  include(rules2) {
    const added = kindOfBuilder(rules2) === "rules" ? _Steps.nodeOf(rules2) : void 0;
    if (added !== void 0) return this.#with(includeRules(this.#node, added));
    const found = kindOfBuilder(rules2) ?? formatValue(rules2);
    const message = found === "rules" ? "the rules come from another copy of paylock: import one copy only" : `${found} is not a set of rules: make a reusable part with rules()`;
    return throwIssue("", { rule: "invalid-recipe", message, found });
  }
  forMandates(...given2) {
    const [servicePrefix = this.#node.dialect.servicePrefix] = given2;
    if (this.#node.servicePrefix !== void 0) throwIssue("", conflict("prefix", "set", ""));
    const problem = servicePrefixProblem(servicePrefix);
    if (problem !== void 0) throwIssue("", problem);
    return this.#with({ servicePrefix: String(servicePrefix) });
  }
  get node() {
    return this.#node;
  }
  at(step) {
    return this.#copy(this.#node, step);
  }
  pointer() {
    return "";
  }
  #configure(given2, rest, enable) {
    const { options, dialect } = this.#node;
    const next = optionPointer(options.length);
    const type = readType(given2, dialect, `${next}/paymentMethodType`);
    const hasList = rest.length > 0;
    const problem = optionConflict(options, type, hasList && !enable);
    if (problem !== void 0) throwIssue(next, problem);
    if (!hasList) return this.#with({ options: withOption(options, { type, enable }) });
    const index = indexOf(options, type);
    const list = `${optionPointer(index)}/paymentMethods`;
    const providers = readProviders2(rest[0], type, dialect, providersOf(options[index]), list);
    return this.#with({ options: withOption(options, { type, enable, providers }) });
  }
  /** Adds what a recipe makes to the option of its type. */
  #filtered(type, follow) {
    const { options } = this.#node;
    const next = optionPointer(options.length);
    const conflicting = optionConflict(options, type, true);
    if (conflicting !== void 0) throwIssue(next, conflicting);
    const index = indexOf(options, type);
    const added = follow({ option: optionPointer(index), filters: filtersOf(options[index]).length });
    if (filtersOf(added).length === 0) return this.#with({});
    const problem = optionConflict(options, type, hidesParts(added));
    if (problem !== void 0) throwIssue(next, problem);
    return this.#with({ options: withOption(options, added) });
  }
  #with(change) {
    return this.#copy({ ...this.#node, ...change }, this.next());
  }
  #copy(node, step) {
    const Same = this.constructor;
    return new Same(node, step);
  }
};
function filtersOf(option) {
  if (option === void 0) return [];
  if ("cards" in option) return option.cards;
  return "upi" in option ? option.upi : [];
}

// src/builders/filter.ts
var Filter = class extends Steps {
  #built;
  /** What is configured, for a session; `undefined` for anything but a filter of this copy of the library. */
  static node(value) {
    return typeof value === "object" && value !== null && #built in value ? value.node : void 0;
  }
  get [BUILDER]() {
    return "filter";
  }
  allowDefaults() {
    const place = "/allowDefaultOptions";
    return throwIssue(place, conflict("allowDefaultOptions", String(this.node.allowDefaults), place));
  }
  build() {
    if (this.node.emi !== void 0 && this.node.dialect.emiPlacement === "session") {
      throwIssue("/emiOptions", {
        rule: "contradiction",
        message: "with emiPlacement 'session' emiOptions travels beside the filter: hand the filter to session(\u2026).paymentFilter(\u2026)"
      });
    }
    this.#built ??= writePaymentFilter(this.node);
    return this.#built;
  }
  toJSON() {
    return this.build();
  }
};
var Rules = class extends Steps {
  get [BUILDER]() {
    return "rules";
  }
  build() {
    return this.toJSON();
  }
  toJSON() {
    return throwIssue("", {
      rule: "invalid-recipe",
      message: "rules are part of a filter: add them with .include(rules)"
    });
  }
};
var IncompleteBuilder = class {
  #dialect;
  constructor(dialect) {
    this.#dialect = dialect;
  }
  get [BUILDER]() {
    return "filter without allowDefaults";
  }
  allowDefaults(allow) {
    if (typeof allow !== "boolean") {
      throwIssue("/allowDefaultOptions", {
        rule: "invalid-type",
        message: `${formatValue(allow)} is not a boolean: write true or false`,
        found: formatValue(allow),
        allowed: ["true", "false"]
      });
    }
    return new Filter({ dialect: this.#dialect, allowDefaults: allow, options: [] });
  }
  show() {
    return this.toJSON();
  }
  hide() {
    return this.toJSON();
  }
  cards() {
    return this.toJSON();
  }
  upi() {
    return this.toJSON();
  }
  emi() {
    return this.toJSON();
  }
  when() {
    return this.toJSON();
  }
  include() {
    return this.toJSON();
  }
  forMandates() {
    return this.toJSON();
  }
  build() {
    return this.toJSON();
  }
  toJSON() {
    return throwIssue("/allowDefaultOptions", NO_ALLOW_DEFAULTS);
  }
};

// src/rules/mandate-order.ts
var END_BEFORE_START = "the mandate does not end after it starts: write a later mandate.end_date";
function reportEndBeforeStart(mandate2, report, pointer) {
  const { "mandate.start_date": start, "mandate.end_date": end } = mandate2;
  if (start === void 0 || end === void 0 || Number(end) > Number(start)) return false;
  report.add(pointer + pointerSegment("mandate.end_date"), {
    rule: "mandate-ends-before-start",
    message: END_BEFORE_START,
    found: end
  });
  return true;
}

// src/values/amount.ts
var LONGEST_WHOLE = String(Number.MAX_SAFE_INTEGER).length;
var CENTS_BLUR = 2 ** 46;
var LARGEST = `${Number.MAX_SAFE_INTEGER}.99`;
var WRITTEN = /^[0-9]+\.[0-9]{2}$/;
var DECIMAL = /^([0-9]+)(?:\.([0-9]+))?$/;
function amountProblem(value) {
  if (typeof value === "string" && WRITTEN.test(value) && isExact(wholePart(value))) return void 0;
  const written = writtenAmount(value);
  const [problem, remedy] = problemAndRemedy(value, written);
  return {
    rule: typeof value === "string" ? "invalid-format" : "invalid-type",
    message: `${problem}: ${remedy}`,
    messageInCode: `${problem}: ${remedy}, or use amount(\u2026)`,
    found: formatValue(value),
    ...written !== void 0 && { suggestion: written, fix: replaceWith(written) }
  };
}
function problemAndRemedy(value, written) {
  const shown = formatValue(value);
  const [, whole, decimals = ""] = DECIMAL.exec(typeof value === "string" ? value : "") ?? [];
  if (written !== void 0) {
    const problem = typeof value === "number" ? "is a number" : decimals === "" ? "has no decimals" : "has one decimal";
    return [`${shown} ${problem}`, `write "${written}"`];
  }
  if (whole !== void 0 && !isExact(whole)) return [`${shown} is too large`, `write at most ${LARGEST}`];
  if (whole !== void 0) return [`${shown} has more than two decimals`, "write two"];
  return [`${shown} is not an amount`, 'write digits with two decimals, such as "499.00"'];
}
function wholePart(text) {
  return text.slice(0, text.indexOf("."));
}
function isExact(whole) {
  return whole.length <= LONGEST_WHOLE && Number.isSafeInteger(Number(whole));
}
function writtenAmount(value) {
  if (typeof value !== "number" && typeof value !== "string") return void 0;
  if (typeof value === "number" && value >= CENTS_BLUR && !Number.isInteger(value * 4)) return void 0;
  const [, whole = "", decimals = ""] = DECIMAL.exec(String(value)) ?? [];
  const digits = whole.replace(/^0+(?=[0-9])/, "");
  if (digits === "" || decimals.length > 2 || !isExact(digits)) return void 0;
  return `${digits}.${decimals.padEnd(2, "0")}`;
}

// src/values/epoch-seconds.ts
var DIGITS = /^[0-9]{1,10}$/;
var MILLISECONDS = /^[0-9]{13}$/;
function epochSecondsProblem(value) {
  if (typeof value === "string" && value.length <= 10 && DIGITS.test(value)) return void 0;
  if (typeof value === "string" && value.length === 13 && MILLISECONDS.test(value)) {
    const seconds = value.slice(0, 10);
    return wrongForm(
      `${formatValue(value)} has 13 digits, which means milliseconds: write Unix seconds, "${seconds}"`,
      value,
      seconds
    );
  }
  const shown = formatValue(value);
  const written = typeof value === "number" && DIGITS.test(String(value)) ? String(value) : void 0;
  const remedy = written === void 0 ? "write Unix seconds as 1 to 10 digits" : `write "${written}"`;
  const problem = written === void 0 ? `${shown} is not a date` : `${shown} is a number`;
  return {
    rule: typeof value === "string" ? "invalid-format" : "invalid-type",
    message: `${problem}: ${remedy}`,
    messageInCode: `${problem}: use a Date, or Unix seconds as a string of 1 to 10 digits`,
    found: shown,
    ...written !== void 0 && { suggestion: written, fix: replaceWith(written) }
  };
}

// src/wire/mandate.ts
var MANDATE_KINDS = ["REQUIRED", "OPTIONAL"];

// src/model/session-node.ts
function emptySession(action, fields) {
  return Object.freeze({
    action,
    fields,
    filter: void 0,
    emi: void 0,
    mandate: void 0,
    emiDisplay: void 0,
    details: void 0,
    extra: void 0
  });
}

// src/model/write-session.ts
var ORDER = [
  "order_id",
  "amount",
  "customer_id",
  "customer_email",
  "customer_phone",
  "first_name",
  "last_name",
  "payment_page_client_id",
  "action",
  "return_url",
  "description",
  "payment_filter",
  "emiOptions",
  "sdk_udf"
];
function writeSession({ action, fields, filter: filter2, emi: emi2, mandate: mandate2, emiDisplay, ...node }) {
  const parts = {
    ...fields,
    ...node.details,
    action,
    payment_filter: filter2,
    emiOptions: emi2,
    sdk_udf: emiDisplay
  };
  const present = ORDER.filter((key) => Object.hasOwn(parts, key) && parts[key] !== void 0);
  const request = Object.fromEntries(present.map((key) => [key, parts[key]]));
  return Object.freeze({ ...request, ...mandate2, ...node.extra });
}

// src/rules/only-emi-hidden.ts
var ONLY_EMI_HIDDEN = "the filter shows EMI alone: drop emiDisplay('hideEMI') or .showOnlyEmi()";
function reportOnlyEmiHidden(display, filters, report) {
  if (display !== "hideEMI" || !filters.some((emi2) => emi2?.showOnlyEmi === true)) return;
  report.add("/sdk_udf", { rule: "emi-display-contradicted", message: ONLY_EMI_HIDDEN });
}

// src/schema/fields-by-action.ts
var CUSTOMER_FIELDS = [
  "customer_id",
  "customer_email",
  "customer_phone",
  "payment_page_client_id"
];
var ORDER_FIELDS = ["order_id", "amount"];
var DETAIL_FIELDS = [
  "return_url",
  "description",
  "first_name",
  "last_name"
];
var MANDATE_FIELDS = [
  "options.create_mandate",
  "mandate.max_amount",
  "mandate.start_date",
  "mandate.end_date"
];
var PAGE_FIELDS = [
  "payment_filter",
  "sdk_udf",
  "emiOptions"
];
var ACTION_ROWS = {
  paymentPage: { required: ORDER_FIELDS, forbidden: [] },
  quickPay: { required: ORDER_FIELDS, forbidden: [PAGE_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS] },
  paymentManagement: { required: [], forbidden: [ORDER_FIELDS, PAGE_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS] }
};

// src/schema/extra-fields.ts
var LONG_NAME = 8;
function sessionFields() {
  return ["action", ...CUSTOMER_FIELDS, ...ORDER_FIELDS, ...DETAIL_FIELDS, ...PAGE_FIELDS, ...MANDATE_FIELDS];
}
function extraKeyProblem(key, value) {
  const hostile2 = jsonKeyProblem(key);
  if (hostile2 !== void 0) return hostile2;
  if (key === "mandate" || key === "options" && holdsMandate(value)) return nestedMandate(key);
  const meant = sessionFields().find((field) => isLike(key, field));
  if (meant !== void 0) return strange(key, `write ${meant}`, meant);
  const isOfFilter = [PAYMENT_FILTER, PAYMENT_OPTION, CARD_FILTER, UPI_FILTER, EMI_FILTER].some(
    (shape) => fieldOf(shape, key) !== void 0
  );
  const home = isOfFilter ? homeOf(key, PAYMENT_FILTER, "payment_filter") : void 0;
  return home && strange(key, `it belongs to the ${home.what}, at ${home.path}`);
}
function strange(key, remedy, suggestion) {
  return {
    rule: "unknown-key",
    message: `${formatValue(key)} is not a field of a session: ${remedy}`,
    found: formatValue(key),
    ...suggestion !== void 0 && { suggestion }
  };
}
function nestedMandate(key) {
  const fields = MANDATE_FIELDS.filter((field) => field.startsWith(key));
  return { ...strange(key, `write the flat ${fields.join(", ")}`, fields[0] ?? ""), allowed: MANDATE_FIELDS };
}
function holdsMandate(value) {
  try {
    return Object.hasOwn(Object(value), "create_mandate");
  } catch {
    return false;
  }
}
function isLike(key, field) {
  if (Math.abs(key.length - field.length) > LONG_NAME) return false;
  const [one, other] = [fold(key), fold(field)];
  return one === other || other.length >= LONG_NAME && isOneEdit(one, other);
}

// src/schema/present-fields.ts
function presentFields(input) {
  try {
    const read2 = plainOf(input, "");
    if ("problem" in read2) return input;
    return Object.fromEntries(Object.entries(read2.plain).filter(([, value]) => value !== void 0));
  } catch {
    return input;
  }
}

// src/values/return-url.ts
var REFUSED_SCHEMES = /* @__PURE__ */ new Set([
  "javascript:",
  "data:",
  "vbscript:",
  "blob:",
  "file:",
  "about:",
  "view-source:",
  "filesystem:"
]);
function returnUrlProblem(value) {
  const problem = textProblem(value);
  if (problem !== void 0 || typeof value !== "string") return problem;
  const scheme = schemeOf(value);
  if (scheme === void 0 || hiddenAt(value) >= 0 || value.includes(" ")) {
    return {
      rule: "invalid-format",
      message: "return_url is not an absolute URL: write scheme, host and path, without blanks"
    };
  }
  if (REFUSED_SCHEMES.has(scheme)) {
    return {
      rule: "invalid-format",
      message: `return_url starts with ${scheme}, which opens neither a page nor an app: use https: or the app's own scheme`
    };
  }
  return void 0;
}
function schemeOf(text) {
  if (/^https?:(?!\/\/)/i.test(text) || /^[a-z]:/i.test(text)) return void 0;
  try {
    return new URL(text).protocol;
  } catch {
    return void 0;
  }
}

// src/wire/session.ts
var SESSION_ACTIONS = /* @__PURE__ */ Object.freeze(["paymentPage", "quickPay", "paymentManagement"]);
var EMI_DISPLAYS = ["showEMI", "hideEMI", "ShowEMIWithoutCards"];

// src/schema/session-shape.ts
var TEXT = { kind: "format", check: textProblem };
var AMOUNT = {
  kind: "format",
  check: amountProblem,
  isTolerated: (value) => typeof value === "string" && /^[0-9]{1,15}(?:\.[0-9])?$/.test(value)
};
var SECONDS = { kind: "format", check: epochSecondsProblem };
var SESSION_REQUEST = {
  kind: "object",
  what: "session",
  required: {
    action: { kind: "enum", what: "action", enum: SESSION_ACTIONS },
    customer_id: TEXT,
    customer_email: TEXT,
    customer_phone: TEXT,
    payment_page_client_id: TEXT
  },
  optional: {
    order_id: TEXT,
    amount: AMOUNT,
    return_url: { kind: "format", check: returnUrlProblem },
    description: TEXT,
    first_name: TEXT,
    last_name: TEXT,
    payment_filter: PAYMENT_FILTER,
    sdk_udf: { kind: "enum", what: "EMI display", enum: EMI_DISPLAYS },
    emiOptions: EMI_FILTER,
    "options.create_mandate": { kind: "enum", what: "mandate kind", enum: MANDATE_KINDS },
    "mandate.max_amount": AMOUNT,
    "mandate.start_date": SECONDS,
    "mandate.end_date": SECONDS
  },
  cases: { on: "action", when: ACTION_ROWS },
  dependentRequired: MANDATE_FIELDS,
  additionalProperties: extraKeyProblem
};

// src/rules/session-steps.ts
var STEPS = {
  return_url: ".details(\u2026)",
  description: ".details(\u2026)",
  first_name: ".details(\u2026)",
  last_name: ".details(\u2026)",
  payment_filter: ".paymentFilter(\u2026)",
  emiOptions: ".paymentFilter(\u2026)",
  sdk_udf: ".emiDisplay(\u2026)",
  "options.create_mandate": ".mandate(\u2026)",
  "mandate.max_amount": ".mandate(\u2026)",
  "mandate.start_date": ".mandate(\u2026)",
  "mandate.end_date": ".mandate(\u2026)"
};
function misplacedField(action, key) {
  const { forbidden } = ACTION_ROWS[action];
  if (forbidden.some((keys) => keys.some((field) => field === key)))
    return misplaced("wrong-action", notOf(action, key), key);
  return documentedElsewhere(key);
}
function misplacedExtra(action, key) {
  const first = [...CUSTOMER_FIELDS, ...ORDER_FIELDS];
  if (first.includes(key)) {
    const message = `${key} is one of the fields of session(\u2026): write it there`;
    return misplaced("unknown-key", message, key);
  }
  return misplacedField(action, key);
}
function pageOnly(action, what) {
  return {
    rule: "wrong-action",
    message: `a ${action} session has no ${what}: use session('paymentPage', \u2026)`,
    found: action
  };
}
function notField(action, key) {
  const message = `${formatValue(key)} is not a field of a ${action} session: add it with .extra({\u2026})`;
  return misplaced("unknown-key", message, key);
}
function documentedElsewhere(key) {
  if (key === "action") {
    const message2 = "action is the first argument of session(\u2026): remove it here";
    return misplaced("unknown-key", message2, key);
  }
  if (!Object.hasOwn(STEPS, key)) return void 0;
  const field = key;
  const message = `${field} has its own step: use ${STEPS[field]}`;
  return misplaced("unknown-key", message, key);
}
function notOf(action, key) {
  return `a ${action} session has no ${key}: leave it out`;
}
function misplaced(rule, message, key) {
  return { rule, message, found: formatValue(key) };
}

// src/rules/read-session-parts.ts
function readFieldsOfAction(action, input, report) {
  const problem = vocabularyProblem(action, SESSION_ACTIONS, "action");
  if (problem !== void 0) {
    report.add("/action", problem);
    return void 0;
  }
  const shape = {
    kind: "object",
    what: `${action} session`,
    required: pick([...CUSTOMER_FIELDS, ...ACTION_ROWS[action].required]),
    optional: {},
    additionalProperties: (key) => {
      const misplaced2 = misplacedField(action, key);
      if (misplaced2 !== void 0) return misplaced2;
      const unknown = unknownKey(key, shape, shape);
      return unknown.suggestion === void 0 ? notField(action, key) : unknown;
    }
  };
  return readShape(shape, input, report);
}
function readDetails(input, report, pointer = "") {
  const optional = pick(DETAIL_FIELDS);
  const shape = {
    kind: "object",
    what: "set of details",
    required: {},
    optional,
    additionalProperties: (key) => misplacedExtra("paymentPage", key) ?? unknownKey(key, shape, shape)
  };
  return readShape(shape, presentFields(input), report, pointer);
}
function readExtraFields(action, input, report, pointer = "") {
  const shape = {
    kind: "object",
    what: "set of extra fields",
    required: {},
    optional: {},
    additionalProperties: (key, value) => misplacedExtra(action, key) ?? extraKeyProblem(key, value)
  };
  return readShape(shape, presentFields(input), report, pointer);
}
function readMandateFields(input, report, pointer = "") {
  const shape = { kind: "object", what: "mandate", required: pick(MANDATE_FIELDS), optional: {} };
  const mandate2 = readShape(shape, input, report, pointer);
  return mandate2 !== void 0 && reportEndBeforeStart(mandate2, report, pointer) ? void 0 : mandate2;
}
function pick(keys) {
  const picked = {};
  for (const key of keys) {
    const shape = fieldOf(SESSION_REQUEST, key);
    if (shape !== void 0) picked[key] = shape;
  }
  return picked;
}

// src/builders/session-filter.ts
var POINTER = "/payment_filter";
function filterOf(given2, dialect, report) {
  const node = Filter.node(given2);
  if (node !== void 0) {
    const filter3 = writePaymentFilter(node, POINTER);
    if (node.dialect !== dialect) reportOtherDialect(filter3, dialect, report);
    return filter3;
  }
  const kind = kindOfBuilder(given2);
  if (kind !== void 0 && kind !== "filter") {
    const message = `${kind} is not a payment filter: use filter().allowDefaults(\u2026)`;
    throwIssue(POINTER, { rule: "invalid-type", message, found: kind });
  }
  const filter2 = readPaymentFilter(given2, report, POINTER, { types: dialect.types });
  if (filter2 === void 0) return void 0;
  reportContradictions(filter2, report, POINTER);
  reportUnlistedFilter(filter2, dialect, report, POINTER);
  return filter2;
}
function reportOtherDialect(filter2, dialect, report) {
  filter2.options.forEach(({ paymentMethodType }, index) => {
    const problem = vocabularyProblem(paymentMethodType, dialect.types, "payment method type");
    if (problem !== void 0) report.add(`${POINTER}/options/${index}/paymentMethodType`, problem);
  });
  reportUnlistedFilter(filter2, dialect, report, POINTER);
}

// src/builders/session.ts
var Session = class _Session extends RecipeBuilder {
  #dialect;
  #node;
  #built;
  constructor(dialect, node, step) {
    super(step);
    this.#dialect = dialect;
    this.#node = node;
  }
  static open(dialect, action, fields) {
    const known = action;
    const read2 = readOrThrow((report) => readFieldsOfAction(known, fields, report));
    return new _Session(dialect, emptySession(known, read2));
  }
  get [BUILDER]() {
    return "session";
  }
  paymentFilter(given2) {
    this.#onceOnPage("payment_filter", "/payment_filter", this.#node.filter, "filter", "attached");
    const filter2 = readOrThrow((report) => filterOf(given2, this.#dialect, report));
    return this.#with(this.#dialect.emiPlacement === "session" ? liftEmi(filter2) : { filter: filter2 });
  }
  mandate(given2) {
    this.#onceOnPage("mandate", "/options.create_mandate", this.#node.mandate, "mandate", "attached");
    return this.#with({ mandate: readOrThrow((report) => readMandateFields(given2, report)) });
  }
  emiDisplay(given2) {
    const { emiDisplay } = this.#node;
    this.#onceOnPage("sdk_udf", "/sdk_udf", emiDisplay, "EMI display", String(emiDisplay));
    const problem = vocabularyProblem(given2, EMI_DISPLAYS, "EMI display");
    if (problem !== void 0) throwIssue("/sdk_udf", problem);
    return this.#with({ emiDisplay: given2 });
  }
  details(given2) {
    this.#onceOnPage("details", "", this.#node.details, "details()", "called");
    return this.#with({ details: readOrThrow((report) => readDetails(given2, report)) });
  }
  extra(given2) {
    const { action, extra } = this.#node;
    if (extra !== void 0) throwIssue("", conflict("extra()", "called", ""));
    return this.#with({ extra: readOrThrow((report) => readExtraFields(action, given2, report)) });
  }
  build() {
    this.#built ??= writeSession(this.#node);
    return this.#built;
  }
  toJSON() {
    return this.build();
  }
  at(step) {
    return this.#copy(this.#node, step);
  }
  pointer() {
    return "";
  }
  /** Refuses a part that only a payment page has, and a second one. */
  #onceOnPage(what, pointer, before, subject, how) {
    const { action } = this.#node;
    if (action !== "paymentPage") throwIssue(pointer, pageOnly(action, what));
    if (before !== void 0) throwIssue(pointer, conflict(subject, how, pointer));
  }
  /** Adds a part; what only two parts together get wrong is reported with the second. */
  #with(part) {
    const node = Object.freeze({ ...this.#node, ...part });
    const report = new IssueCollector();
    if (node.mandate !== void 0 && node.filter !== void 0) {
      for (const pointer of singleProviderLists(node.filter, this.#dialect.servicePrefix)) {
        report.add(`/payment_filter${pointer}`, singleProviders());
      }
    }
    reportOnlyEmiHidden(node.emiDisplay, [node.emi, node.filter && emiOf(node.filter)], report);
    report.throwIfAny();
    return this.#copy(node, this.next());
  }
  #copy(node, step) {
    return new _Session(this.#dialect, node, step);
  }
};
function readOrThrow(read2) {
  const report = new IssueCollector();
  const part = read2(report);
  report.throwIfAny();
  return part;
}
function liftEmi(filter2) {
  const emi2 = emiOf(filter2);
  if (emi2 === void 0) return { filter: filter2 };
  const { allowDefaultOptions, options } = filter2;
  return { filter: Object.freeze({ allowDefaultOptions, options }), emi: emi2 };
}
function emiOf(filter2) {
  return Object.hasOwn(filter2, "emiOptions") ? filter2.emiOptions : void 0;
}

// src/builders/paylock.ts
function sessionOf(dialect) {
  return ((action, fields) => Session.open(dialect, action, fields));
}
var session = /* @__PURE__ */ sessionOf(PLAIN_DIALECT);

// tmp/boom.mts
var order = { order_id: "o", amount: "1.00", customer_id: "c", customer_email: "e", customer_phone: "p", payment_page_client_id: "k" };
var boom = () => {
  throw new Error("boom");
};
var hostile = new Proxy({}, { get: boom, ownKeys: boom, getPrototypeOf: boom });
var { proxy, revoke } = Proxy.revocable([], {});
revoke();
for (const v of [hostile, proxy]) {
  for (const f of [() => session("paymentPage", order).extra({ a: [v] }), () => session("paymentPage", { ...order, order_id: v }), () => session("paymentPage", { ...order, x: v }), () => session("paymentPage", order).mandate(v), () => session("paymentPage", order).mandate({ "mandate.max_amount": v })])
    try {
      f();
      console.log("ok");
    } catch (e) {
      console.log(e.name, e.name === "MisuseError" ? "" : e.stack.split("\n").slice(0, 6).join("\n"));
    }
}
