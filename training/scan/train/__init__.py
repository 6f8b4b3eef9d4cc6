"""The networks: training data on disk, training, calibration, measurement and export."""
