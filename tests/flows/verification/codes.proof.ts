import { open } from '#assurance/browser/scenes.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { codesMachine } from '#machines/verification/codes.machine.ts';
import { broke } from '../../kit/models/failures.ts';

const senders = ['loginCode', 'registerCode', 'forgotCode', 'bindingCode', 'addressCode'];

const codesModel = defineModel({
  id: 'codes',
  machine: codesMachine,
  answers: {
    loginCode: { broke },
    registerCode: { broke },
    forgotCode: { broke },
    bindingCode: { broke },
    addressCode: { broke },
  },
  properties: [
    {
      name: 'every purpose has its sender from the start',
      fault: { 'invoke/4/src': 'loginCode' },
      state: ({ snapshot }) =>
        Object.values(snapshot.children).length !== 5 ||
        new Set(Object.values(snapshot.children).map((child) => child?.src)).size === 5,
    },
  ],
  examples: [
    ...senders.map((sender) => ({
      name: `a sender that breaks is told of (${sender})`,
      way: [`${sender}: broke`],
      leads: 'broken',
    })),
  ],
});

const defect = 'a sender of codes ends only by a defect in itself';

/** The senders of codes are there from the first moment; nobody can bring one down. */

export const codesProof = defineProof(codesModel, {
  browser: {
    starts: { start: open },
    events: {},
    answers: {
      loginCode: { broke: defect },
      registerCode: { broke: defect },
      forgotCode: { broke: defect },
      bindingCode: { broke: defect },
      addressCode: { broke: defect },
    },
    shows: { ready: 'each is seen where its code is asked for', broken: defect },
  },
  gaps: {
    wire: {
      '(root) · loginCode error -> broken': 'defect',
      '(root) · registerCode error -> broken': 'defect',
      '(root) · forgotCode error -> broken': 'defect',
      '(root) · bindingCode error -> broken': 'defect',
      '(root) · addressCode error -> broken': 'defect',
    },
    browser: {
      '(root) · loginCode error -> broken': 'defect',
      '(root) · registerCode error -> broken': 'defect',
      '(root) · forgotCode error -> broken': 'defect',
      '(root) · bindingCode error -> broken': 'defect',
      '(root) · addressCode error -> broken': 'defect',
    },
  },
});
