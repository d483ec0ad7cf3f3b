import { codesMachine } from '#machines/verification/codes.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { broke } from '../../kit/models/failures.ts';

export const codesModel = defineModel({
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
      name: 'the sender of every purpose is there from the beginning',
      fault: { 'invoke/4/src': 'loginCode' },
      state: ({ snapshot }) =>
        Object.values(snapshot.children).length !== 5 ||
        new Set(Object.values(snapshot.children).map((child) => child?.src)).size === 5,
    },
  ],
});
