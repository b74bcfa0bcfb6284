// The same in JavaScript; it needs Node.
//
// stavitel play caylus --players "human,cmd:node docs/examples/bot.mjs"
import { createInterface } from "node:readline";

const say = (answer) => console.log(JSON.stringify(answer));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "game") {
    say({ type: "ready" });
  } else if (message.type === "choose") {
    const busy = message.options.filter((option) => !option.startsWith("pass"));
    const choice = busy.length > 0 ? busy : message.options;
    say({ id: message.id, option: choice[Math.floor(Math.random() * choice.length)] });
  }
}
