import unittest
import zlib
from importlib.util import find_spec

import numpy as np


@unittest.skipUnless(find_spec('onnx'), 'onnx is needed only to make models')
class RoundWeightsTest(unittest.TestCase):
    def test_answers_stay_nearly_the_same_and_the_file_compresses(self):
        from onnx.reference import ReferenceEvaluator

        from train.round_weights import with_rounded_weights

        rng = np.random.default_rng(3)
        model = _linear(rng)
        rounded = with_rounded_weights(model)
        cells = rng.normal(size=(5, 30)).astype(np.float32)
        answers = [ReferenceEvaluator(each).run(None, {'cells': cells})[0] for each in (model, rounded)]
        np.testing.assert_allclose(answers[1], answers[0], atol=0.02)
        sizes = [len(zlib.compress(each.SerializeToString())) for each in (model, rounded)]
        self.assertLess(sizes[1], 0.7 * sizes[0])


def _linear(rng: np.random.Generator):
    from onnx import TensorProto, helper, numpy_helper

    weights = numpy_helper.from_array(rng.normal(size=(30, 500)).astype(np.float32), 'weights')
    graph = helper.make_graph(
        [helper.make_node('MatMul', ['cells', 'weights'], ['ones'])],
        'linear',
        [helper.make_tensor_value_info('cells', TensorProto.FLOAT, ['n', 30])],
        [helper.make_tensor_value_info('ones', TensorProto.FLOAT, ['n', 500])],
        [weights],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid('', 17)], ir_version=8)


if __name__ == '__main__':
    unittest.main()
