import { Ajv } from "ajv";
import { additive, allOptional, nullable, oneOf, strict, text, upTo } from "../../../src/contract/shapes/base.ts";

/** What the server's validator says first. */
function refusalOf(schema: object, value: unknown): string | undefined {
  const ajv = new Ajv({ allowUnionTypes: true });
  ajv.validate(schema, value);
  return ajv.errors?.[0]?.message;
}

test("a word that may be null is one type, so that a refusal is one sentence", () => {
  const word = nullable(oneOf(["am", "pm"]));
  expect(word).toEqual({ type: ["string", "null"], enum: ["am", "pm", null] });
  expect(refusalOf(word, null)).toBeUndefined();
  expect(refusalOf(word, 7)).toBe("must be string,null");
  expect(refusalOf(word, "noon")).toBe("must be equal to one of the allowed values");
});

test("a bound stays where the value may be null", () => {
  expect(nullable(upTo(3))).toEqual({ type: ["string", "null"], maxLength: 3 });
});

test("strict refuses other keys and wants all of its own, allOptional wants none", () => {
  expect(refusalOf(strict({ name: text }), { name: "x", more: 1 })).toBe("must NOT have additional properties");
  expect(refusalOf(strict({ name: text }), {})).toBe("must have required property 'name'");
  expect(refusalOf(allOptional({ name: text }), {})).toBeUndefined();
  expect(refusalOf(allOptional({ name: text }), { more: 1 })).toBe("must NOT have additional properties");
});

test("what is additive is always told, though its type lets it be missing", () => {
  const schema = strict({ name: text, phone: additive(text) });
  expect(schema.required).toEqual(["name", "phone"]);
});
